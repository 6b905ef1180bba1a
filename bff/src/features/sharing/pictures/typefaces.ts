import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { z } from 'zod';
import decompress from 'wawoff2/decompress.js';

const require = createRequire(import.meta.url);
const listed = z.record(z.string(), z.string());

type Axes = Readonly<Record<string, number>>;

interface Typeface {
  readonly file: string;
  readonly axes: Axes;
  readonly mayCover: (codePoint: number) => boolean;
}

const rangesOf = (family: string): unknown =>
  require(`@fontsource-variable/${family}/unicode.json`);

/** Reads a range of CSS such as `U+0900-097F,U+200C`. */
function coverage(list: string): Typeface['mayCover'] {
  const ranges = list.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

const piece = (family: string, subset: string, axes: Axes, cut = 'wght'): Typeface => ({
  file: `@fontsource-variable/${family}/files/${family}-${subset}-${cut}-normal.woff2`,
  axes,
  mayCover: coverage(
    listed.parse(rangesOf(family))[/^\d+$/.test(subset) ? `[${subset}]` : subset] ?? '',
  ),
});

const display = { wght: 500, opsz: 72 };
const medium = { wght: 500 };
const ofScript = (script: string): Typeface => piece(`noto-serif-${script}`, script, medium);

/** In this order: the first that has all glyphs of a character draws it. */
export const typefaces: readonly Typeface[] = [
  ...['latin', 'latin-ext', 'vietnamese'].map((subset) =>
    piece('fraunces', subset, display, 'standard'),
  ),
  ofScript('devanagari'),
  ofScript('tamil'),
  ofScript('telugu'),
  ofScript('bengali'),
  ofScript('gujarati'),
  ofScript('gurmukhi'),
  ofScript('kannada'),
  ofScript('malayalam'),
  ofScript('oriya'),
  ofScript('sinhala'),
  piece('noto-naskh-arabic', 'arabic', medium),
  ...['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map((subset) =>
    piece('noto-serif', subset, medium),
  ),
  ofScript('hebrew'),
  ...Array.from({ length: 10 }, (_, index) => piece('noto-emoji', `${index}`, medium)),
];

async function load({ file, axes }: Typeface): Promise<Font> {
  const font = new Font(
    new Face(new Blob(await decompress(await readFile(require.resolve(file))))),
  );
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

const loaded = new Map<Typeface, Promise<Font>>();

export function fontOf(typeface: Typeface): Promise<Font> {
  const font = loaded.get(typeface) ?? load(typeface);
  loaded.set(typeface, font);
  return font;
}
