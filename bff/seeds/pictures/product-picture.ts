import { join } from 'node:path';
import type { CatalogueSeed } from '../catalogue/catalogue-seed.ts';
import { paint } from './canvas.ts';
import { drawings } from './drawings/index.ts';
import { colourways } from './palette.ts';
import { wrappedGift } from './wrapped-gift.ts';

export const picturesFolder = join(import.meta.dirname, 'svg');

export const pictureFile = (productKey: string): string =>
  join(picturesFolder, `${productKey}.svg`);

/** Shown for products without a picture of their own. */
export const placeholderFile = join(picturesFolder, 'placeholder.svg');

export const drawProduct = ({ name, picture }: CatalogueSeed): string =>
  paint(name, drawings[picture.drawing], colourways[picture.colours]);

export const drawPlaceholder = (): string => paint('A wrapped gift', wrappedGift, colourways.ivory);
