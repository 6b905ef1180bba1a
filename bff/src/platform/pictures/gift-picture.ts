import { pictureFile, type PictureSize } from '@gift-registry/workers-contract';

export const giftPicturesPath = '/gift-pictures';

export const giftPictureUrl = (hash: string, size: PictureSize): string =>
  `${giftPicturesPath}/${pictureFile(hash, size)}`;

export const hashOfGiftPicture = (url: string): string | null =>
  new RegExp(`^${giftPicturesPath}/([0-9a-f]{64})-`).exec(url)?.[1] ?? null;
