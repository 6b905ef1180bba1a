import type { RegistryTheme } from '@gift-registry/bff-contract';
import {
  ornaments,
  palettes,
  defaultTheme,
  type Palette,
} from '@gift-registry/bff-contract/themes';
import sharp from 'sharp';
import { fitText, overflows, type PlacedLine, type TextBox, type TextSizes } from './fit-text.ts';
import type { PictureContent } from './picture-content.ts';
import { pictureShapes, type LetterColour } from './picture-shapes.ts';
import { qrCodeSvg } from './qr-code.ts';

const ARC = 84;
const TOP = 5;
const DEPTH = 25;
const FLOWERS = 13;

const flower = (x: number, y: number, colour: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="4.6" fill="${colour}"/><circle r="2.4" fill="#f3c565"/></g>`;

const leaves =
  '<g fill="#3f7a5a"><path d="M0 4c5 8 6 20 0 34-6-14-5-26 0-34Z"/><path d="M-2 5c0 10-4 19-14 25 0-11 4-20 14-25Z"/><path d="M2 5c0 10 4 19 14 25 0-11-4-20-14-25Z"/></g>';

const arc = Array.from({ length: FLOWERS }, (_, index) => {
  const along = index / FLOWERS;
  const y = TOP + 4 * DEPTH * along * (1 - along);
  return flower(along * ARC, y, index % 2 === 1 ? '#e5a029' : '#c96a2b');
}).join('');

function garland(width: number, scale: number): string {
  const count = Math.ceil(width / scale / ARC / 2);
  const middle = width / scale / 2;
  const arcs = Array.from({ length: 2 * count }, (_, index) => {
    const x = middle + (index - count) * ARC;
    return `<g transform="translate(${x} 0)">${arc}${leaves}</g>`;
  });
  return `<g transform="scale(${scale})">${arcs.join('')}</g>`;
}

const TILE = 64;
const ENLARGED = 1.5;

function ornament(theme: RegistryTheme, width: number, scale: number): string {
  const size = scale * ENLARGED;
  const count = Math.ceil(width / size / TILE);
  const colour = palettes[theme].marigold.light;
  const tile = ornaments[theme].replaceAll('#000', colour);
  const tiles = Array.from(
    { length: count },
    (_, index) => `<g transform="translate(${index * TILE} 0)">${tile}</g>`,
  );
  return `<g fill="${colour}" transform="scale(${size})">${tiles.join('')}</g>`;
}

const QUALITY = 88;

function drawLine({ text, size, x, y }: PlacedLine, colour: string): string {
  const glyphs = text.glyphs.map(({ font, id, ...at }) => {
    const scale = size / font.face.upem;
    const place = `translate(${x + at.x * size} ${y - at.y * size}) scale(${scale} ${-scale})`;
    return `<path transform="${place}" d="${font.glyphToPath(id)}"/>`;
  });
  return `<g fill="${colour}">${glyphs.join('')}</g>`;
}

interface SetText {
  readonly svg: string;
  readonly missing: readonly string[];
  readonly overflows: boolean;
}

async function setText(
  text: string,
  { colour, ...box }: TextBox & TextSizes & { readonly colour: LetterColour },
  palette: Palette,
): Promise<SetText> {
  const lines = await fitText(text, box, box);
  return {
    svg: lines.map((line) => drawLine(line, palette[colour].light)).join(''),
    missing: lines.flatMap((line) => line.text.missing),
    overflows: overflows(lines, box),
  };
}

export async function setTexts(content: PictureContent) {
  const { names, occasion, dayOrState, foot, invitation, shape, theme = defaultTheme } = content;
  const { boxes } = pictureShapes[shape];
  const palette = palettes[theme];
  const set = (text: string, box: keyof typeof boxes) => setText(text, boxes[box], palette);
  const named = await set(names, 'names');
  const isDrawn = named.missing.length === 0;
  return {
    names: named,
    others: [
      ...(isDrawn ? [await set(occasion, 'occasion')] : []),
      await set(dayOrState, 'dayOrState'),
      await set(foot, 'foot'),
      ...(invitation
        ? [
            await set(invitation.line, 'line'),
            await set(invitation.link.replace(/^https?:\/\//, ''), 'address'),
          ]
        : []),
    ],
    title: isDrawn ? named : await set(occasion, 'names'),
  };
}

function qrCodeAt(svg: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="24" fill="#fff"/><image x="${x}" y="${y}" width="${size}" height="${size}" href="${source}"/>`;
}

/** Draws a JPEG. Letters are outlines, so the fonts of the machine don't matter. */
export async function drawPicture(content: PictureContent): Promise<Buffer> {
  const { width, height, garlandScale, qrCode } = pictureShapes[content.shape];
  const { title, others } = await setTexts(content);
  const { theme = defaultTheme } = content;
  const { canvas, marigold, ...colours } = palettes[theme];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="glow" cx="0.5" cy="0.35" r="0.7"><stop offset="0" stop-color="${colours['marigold-soft'].light}"/><stop offset="1" stop-color="${canvas.light}"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#glow)"/>
<rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="20" fill="none" stroke="${marigold.light}" stroke-opacity="0.6" stroke-width="2"/>
${theme === defaultTheme ? garland(width, garlandScale) : ornament(theme, width, garlandScale)}
${[title, ...others].map((text) => text.svg).join('\n')}
${content.invitation && qrCode ? qrCodeAt(qrCodeSvg(content.invitation.link), qrCode) : ''}
</svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: width * height })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
