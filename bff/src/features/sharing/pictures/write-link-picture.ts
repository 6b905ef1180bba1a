import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPicture } from './draw-picture.ts';

/** Draws the picture of links that tell nothing of their registry: `node bff/src/features/sharing/pictures/write-link-picture.ts`. */
const file = join(import.meta.dirname, '../../../documents/assets/link-picture.jpg');

await writeFile(
  file,
  await drawPicture({
    shape: 'preview',
    names: 'A wish list',
    occasion: 'Gift registry',
    dayOrState: 'Open the link to see it',
    foot: '',
  }),
);
