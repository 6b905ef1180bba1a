import sharp from 'sharp';
import type { z } from 'zod';
import type { coverForm, Registry } from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { hashOfGiftPicture } from '../../platform/pictures/picture-url.ts';
import { changeRegistry } from './change-registry.ts';

/** White letters on this grey, and on darker ones, have a contrast of 4.5:1. */
const READABLE = 118;
const WHITE = 255;
/** Of the pixels behind the letters; a single glint doesn't matter. */
const SHARE = 0.99;
const WIDTH = 80;

const scrimOver = (grey: number): number =>
  grey <= READABLE ? 0 : Math.ceil(100 * (1 - READABLE / grey));

/**
 * Percent of black that has to lie over a cover behind the countdown and the names, which stand in white. They reach
 * other parts of the picture on each screen, so all of it counts. A picture that can't be read gets the scrim of a white one.
 */
export const scrimOf = (picture: Buffer): Promise<number> =>
  measureScrim(picture).catch(() => scrimOver(WHITE));

async function measureScrim(picture: Buffer): Promise<number> {
  const grey = await sharp(picture)
    .resize({ width: WIDTH })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer();
  return scrimOver(grey.toSorted()[Math.floor(SHARE * (grey.length - 1))] ?? WHITE);
}

interface CoverDependencies extends Pick<AppDependencies, 'db'> {
  readonly pictures: PictureStorage;
}

async function requirePicture(pictures: PictureStorage, url: string): Promise<Buffer> {
  const hash = hashOfGiftPicture(url);
  const picture = hash === null ? null : await pictures.read(pictureFile(hash, 'large'));
  if (picture !== null) return picture;
  throw new AppError(
    'invalid-input',
    'That picture is no longer available. Please choose it again.',
    { field: 'coverImageUrl' },
  );
}

export async function saveCover(
  { db, pictures }: CoverDependencies,
  userId: string,
  registryId: string,
  { coverVersion, coverImageUrl, coverAlt, story, theme }: z.output<typeof coverForm>,
): Promise<Registry> {
  const picture = coverImageUrl === null ? null : await requirePicture(pictures, coverImageUrl);
  const coverScrim = picture && (await scrimOf(picture));
  return changeRegistry({ db }, userId, registryId, { coverVersion }, () => ({
    coverImageUrl,
    // A description without its picture describes nothing.
    coverAlt: coverImageUrl === null ? null : coverAlt,
    story,
    coverScrim,
    theme,
  }));
}
