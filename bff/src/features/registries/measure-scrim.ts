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
 * Percent of black that has to lie over the lower half of a cover, where the names stand in white. A picture that can't
 * be read gets the scrim of a white one.
 */
export const scrimOf = (picture: Buffer): Promise<number> =>
  measureScrim(picture).catch(() => scrimOver(WHITE));

async function measureScrim(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const top = Math.floor(height / 2);
  const grey = await sharp(picture)
    .extract({ left: 0, top, width, height: height - top })
    .resize({ width: WIDTH })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer();
  return scrimOver(grey.toSorted()[Math.floor(SHARE * (grey.length - 1))] ?? WHITE);
}
