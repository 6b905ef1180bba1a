import { z } from 'zod';

/** The longest side of a kept picture: `small` for lists, `large` for the gift's own page. */
export const PICTURE_SIZES = { small: 640, large: 1280 } as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** A picture is known by the SHA-256 of its large version. */
export const pictureHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Both versions are WebP, and their names never stand for other content. */
export const pictureFile = (hash: string, size: PictureSize): string =>
  `${hash}-${PICTURE_SIZES[size]}.webp`;

/** Below the data directory, or at the root of the bucket. */
export const PICTURES_FOLDER = 'pictures';
