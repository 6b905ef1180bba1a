import { createHash } from 'node:crypto';
import { formatEventDate, occasionLabels, type Occasion } from '@gift-registry/bff-contract';
import type { PictureShape } from './picture-shapes.ts';

/** The texts of a picture. */
export interface PictureContent {
  readonly shape: PictureShape;
  readonly names: string;
  /** Such as 'Wedding wish list'; stands in for names that no font can draw. */
  readonly occasion: string;
  readonly date: string;
  readonly foot: string;
  /** The drawing of a QR code, the line and the address below it. */
  readonly invitation?: {
    readonly qrCode: string;
    readonly line: string;
    readonly address: string;
  };
}

interface Celebration {
  readonly registryName: string;
  readonly occasion: Occasion;
  /** YYYY-MM-DD */
  readonly eventDate: string;
}

/** Higher after each change of the drawing, so that pictures are drawn anew. */
const DRAWING = 1;

const occasionLine = (occasion: Occasion): string =>
  occasion === 'other' ? 'Wish list' : `${occasionLabels[occasion]} wish list`;

export function pictureContent(
  { registryName, occasion, eventDate }: Celebration,
  shape: PictureShape,
  brand: string,
): PictureContent {
  return {
    shape,
    names: registryName,
    occasion: occasionLine(occasion),
    date: formatEventDate(eventDate),
    foot: brand,
  };
}

/** Names a picture by everything that is drawn on it. */
export const pictureName = (content: PictureContent): string =>
  `${createHash('sha256')
    .update(JSON.stringify([DRAWING, content]))
    .digest('hex')
    .slice(0, 32)}.jpg`;

/** Where messengers find the picture of a link, by its address and the content. */
export const previewUrl = (address: string, content: PictureContent): string =>
  `/share-pictures/${encodeURIComponent(address)}/${pictureName(content)}`;

export const previewText = ({ names, occasion, date }: PictureContent): string =>
  `${names}. ${occasion}, ${date}`;
