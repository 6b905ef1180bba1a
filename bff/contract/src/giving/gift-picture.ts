/** Pixels: 80 and 96 CSS pixels of a list, on screens of two to three pixels per CSS pixel. */
export const thumbnailWidths = [160, 240, 320] as const;

/** The best first. */
export const thumbnailFormats = ['avif', 'webp'] as const;
export type ThumbnailFormat = (typeof thumbnailFormats)[number];

interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/** Pixels of the longest side of a stored picture. */
const storedSizes = { small: 640, large: 1280 } as const;
const storedPicture = /^(\/gift-pictures\/[0-9a-f]{64})-\d+\.webp$/;

export function pictureSources(imageUrl: string): PictureSource[] {
  const picture = storedPicture.exec(imageUrl)?.[1];
  if (picture === undefined) return [];
  return thumbnailFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: thumbnailWidths.map((width) => `${picture}-${width}.${format} ${width}w`).join(', '),
  }));
}

export function largePicture(imageUrl: string): string {
  const picture = storedPicture.exec(imageUrl)?.[1];
  return picture === undefined ? imageUrl : `${picture}-${storedSizes.large}.webp`;
}

export function largeSources(imageUrl: string): PictureSource[] {
  const picture = storedPicture.exec(imageUrl)?.[1];
  if (picture === undefined) return [];
  const srcSet = Object.values(storedSizes).map((size) => `${picture}-${size}.webp ${size}w`);
  return [{ type: 'image/webp', srcSet: srcSet.join(', ') }];
}
