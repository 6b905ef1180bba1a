import sharp from 'sharp';
import { pictureFile } from '@gift-registry/workers-contract';
import type { PictureStorage } from './picture-storage.ts';

export interface PictureLook {
  /** Stands in the place of the picture while it loads. */
  readonly imageColour: string | null;
  readonly imageIsCutOut: boolean;
}

export const noLook: PictureLook = { imageColour: null, imageIsCutOut: false };

const SIDE = 24;
/** Of 255: an even ground has noise in a JPEG. */
const NOISE = 12;
/** Of the pixels at the edge; a thing may touch it. */
const EVEN_SHARE = 0.9;

type Pixel = readonly [red: number, green: number, blue: number];

const isAtEdge = (index: number): boolean => {
  const [row, column] = [Math.floor(index / SIDE), index % SIDE];
  return row === 0 || column === 0 || row === SIDE - 1 || column === SIDE - 1;
};

const perChannel = (pixels: readonly Pixel[], reduce: (values: number[]) => number): Pixel => [
  reduce(pixels.map(([red]) => red)),
  reduce(pixels.map(([, green]) => green)),
  reduce(pixels.map(([, , blue]) => blue)),
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

const hex = (pixel: Pixel): string =>
  `#${pixel.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

export async function measureLook(picture: Buffer): Promise<PictureLook> {
  const bytes = await sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const pixels = Array.from({ length: SIDE * SIDE }, (_, index): Pixel => [
    bytes[index * 3] ?? 0,
    bytes[index * 3 + 1] ?? 0,
    bytes[index * 3 + 2] ?? 0,
  ]);
  const edge = pixels.filter((_, index) => isAtEdge(index));
  const ground = perChannel(edge, median);
  const even = edge.filter((pixel) =>
    pixel.every((value, channel) => Math.abs(value - (ground[channel] ?? 0)) <= NOISE),
  );
  const imageIsCutOut = even.length >= EVEN_SHARE * edge.length;
  return { imageColour: hex(imageIsCutOut ? ground : perChannel(pixels, mean)), imageIsCutOut };
}

export async function lookOf(pictures: PictureStorage, hash: string): Promise<PictureLook> {
  const small = await pictures.read(pictureFile(hash, 'small'));
  if (small === null) return noLook;
  return measureLook(small).catch(() => noLook);
}
