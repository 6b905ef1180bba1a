import type { TextBox, TextSizes } from './fit-text.ts';

export type PictureShape = 'preview' | 'invitation';

export type LetterColour = 'ink-heading' | 'ink-soft' | 'accent';
type Style = TextBox & TextSizes & { readonly colour: LetterColour };
type BoxName = 'occasion' | 'names' | 'dayOrState' | 'foot' | 'line' | 'address';

interface ShapeOfPicture {
  readonly width: number;
  readonly height: number;
  readonly garlandScale: number;
  readonly boxes: Readonly<Record<BoxName, Style>>;
  readonly qrCode?: { readonly x: number; readonly y: number; readonly size: number };
}

const ink = 'ink-heading';
const accent = 'accent';

const line = (x: number, width: number, colour: LetterColour = 'ink-soft') => ({
  ...{ x, width, colour },
  smallest: 14,
  maxLines: 1,
});

const previewLine = line(600, 560);
const invitationLine = line(540, 900);

export const pictureShapes: Readonly<Record<PictureShape, ShapeOfPicture>> = {
  /** For messengers: everything stands in the middle square, which WhatsApp cuts out. */
  preview: {
    width: 1200,
    height: 630,
    garlandScale: 1.6,
    boxes: {
      occasion: { ...previewLine, colour: accent, top: 112, height: 48, largest: 34 },
      names: {
        ...{ x: 600, width: 560, top: 170, height: 246, colour: ink },
        ...{ largest: 104, smallest: 30, maxLines: 5 },
      },
      dayOrState: { ...previewLine, top: 448, height: 48, largest: 34 },
      foot: { ...previewLine, top: 536, height: 36, largest: 24 },
      line: { ...previewLine, top: 0, height: 0, largest: 14 },
      address: { ...previewLine, top: 0, height: 0, largest: 14 },
    },
  },
  invitation: {
    width: 1080,
    height: 1350,
    garlandScale: 2,
    boxes: {
      occasion: { ...invitationLine, colour: accent, top: 150, height: 64, largest: 42 },
      names: {
        ...{ x: 540, width: 900, top: 236, height: 300, colour: ink },
        ...{ largest: 140, smallest: 40, maxLines: 5 },
      },
      dayOrState: { ...invitationLine, top: 556, height: 64, largest: 44 },
      line: { ...invitationLine, colour: ink, top: 1108, height: 56, largest: 38 },
      address: { ...invitationLine, colour: accent, top: 1172, height: 56, largest: 38 },
      foot: { ...invitationLine, top: 1254, height: 40, largest: 26 },
    },
    qrCode: { x: 325, y: 650, size: 430 },
  },
};
