import { pictureFile, type PictureSize } from '@gift-registry/workers-contract';

export const giftPicturesPath = '/gift-pictures';

/** Where a kept picture is served. The address names the content, so it never changes. */
export const giftPictureUrl = (hash: string, size: PictureSize): string =>
  `${giftPicturesPath}/${pictureFile(hash, size)}`;

/** The hash in the address of a kept picture; null for a drawing. */
export const hashOfGiftPicture = (url: string): string | null =>
  new RegExp(`^${giftPicturesPath}/([0-9a-f]{64})-`).exec(url)?.[1] ?? null;
