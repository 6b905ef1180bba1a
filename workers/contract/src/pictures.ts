import { z } from 'zod';

/** The longest side in pixels: `small` for lists, `large` for the gift's own page. */
export const PICTURE_SIZES = { small: 640, large: 1280 } as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** The SHA-256 of the large version, which identifies a picture. */
export const pictureHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The hash makes it immutable. */
export const pictureFile = (hash: string, size: PictureSize): string =>
  `${hash}-${PICTURE_SIZES[size]}.webp`;

export const uploadFile = (uploadId: string): string => `upload-${uploadId}`;

export const PICTURES_FOLDER = 'pictures';
