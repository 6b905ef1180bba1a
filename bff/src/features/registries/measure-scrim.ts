import sharp from 'sharp';

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
