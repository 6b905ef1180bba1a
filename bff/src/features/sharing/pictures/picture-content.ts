import { createHash } from 'node:crypto';
import {
  formatEventDate,
  occasionLabels,
  type Occasion,
  type RegistryTheme,
} from '@gift-registry/bff-contract';
import type { PictureShape } from './picture-shapes.ts';

export interface PictureContent {
  readonly shape: PictureShape;
  readonly names: string;
  /** Such as 'Wedding wish list'; stands in for names that no font can draw. */
  readonly occasion: string;
  readonly dayOrState: string;
  readonly foot: string;
  /** Default: the theme of the product. */
  readonly theme?: RegistryTheme | undefined;
  readonly invitation?: { readonly link: string; readonly line: string };
}

export interface QrCode {
  readonly shape: 'qr-code';
  readonly format: 'svg' | 'png';
  readonly link: string;
}

export type Drawing = PictureContent | QrCode;

interface Celebration {
  readonly registryName: string;
  readonly occasion: Occasion;
  readonly eventDate: string;
  readonly theme?: RegistryTheme | undefined;
}

interface State {
  readonly completed?: boolean | undefined;
  readonly giftsPaused?: boolean | undefined;
}

/** Higher after each change of the drawing, so that pictures are drawn anew. */
const DRAWING = 3;

const occasionLine = (occasion: Occasion): string =>
  occasion === 'other' ? 'Wish list' : `${occasionLabels[occasion]} wish list`;

function stateLine({ completed, giftsPaused }: State): string | undefined {
  if (completed) return 'This registry is complete';
  return giftsPaused ? 'Gifts are paused for now' : undefined;
}

const contentOf = (
  { registryName, occasion, eventDate, theme }: Celebration,
  brand: string,
): Omit<PictureContent, 'shape'> => ({
  names: registryName,
  occasion: occasionLine(occasion),
  dayOrState: formatEventDate(eventDate),
  foot: brand,
  theme,
});

export function previewContent(registry: Celebration & State, brand: string): PictureContent {
  const content = contentOf(registry, brand);
  return { ...content, shape: 'preview', dayOrState: stateLine(registry) ?? content.dayOrState };
}

export const invitationContent = (
  registry: Celebration,
  brand: string,
  link: string,
): PictureContent => ({
  ...contentOf(registry, brand),
  shape: 'invitation',
  invitation: { link, line: 'Scan the code and choose a gift' },
});

const endingOf = (drawing: Drawing): string =>
  drawing.shape === 'qr-code' ? drawing.format : 'jpg';

export const pictureName = (drawing: Drawing): string =>
  `${createHash('sha256')
    .update(JSON.stringify([DRAWING, drawing]))
    .digest('hex')
    .slice(0, 32)}.${endingOf(drawing)}`;

export const previewUrl = (address: string, content: PictureContent): string =>
  `/share-pictures/${encodeURIComponent(address)}/${pictureName(content)}`;

export const previewText = ({ names, occasion, dayOrState }: PictureContent): string =>
  `${names}. ${occasion}, ${dayOrState}`;
