import bidiFactory from 'bidi-js';
import { Buffer as TextBuffer, Direction, shape, type Font } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { fontOf, typefaces } from './typefaces.ts';

/** Lengths are parts of the font size; y grows upwards. */
interface Glyph {
  readonly font: Font;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface ShapedText {
  readonly glyphs: readonly Glyph[];
  readonly missing: readonly string[];
  readonly width: number;
  /** The ink above and below the base line; both are positive. */
  readonly above: number;
  readonly below: number;
  readonly left: number;
  readonly right: number;
}

interface Cluster {
  readonly text: string;
  readonly font: Font | null;
  readonly level: number;
}

const NOTDEF = 0;
const bidi = bidiFactory();
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Selectors and joiners, which a font need not have. */
const invisible = /[\u200c-\u200f\u2060\ufe00-\ufe0f]/gu;

/** One for all: memory of WebAssembly is freed late. */
const buffer = new TextBuffer();

function shapeRun(font: Font, text: string, level: number) {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

const draws = (font: Font, text: string): boolean =>
  shapeRun(font, text, 0).every(({ codepoint }) => codepoint !== NOTDEF);

async function findFont(character: string): Promise<Font | null> {
  const visible = character.replace(invisible, '');
  const first = visible.codePointAt(0);
  if (first === undefined) return null;
  for (const typeface of typefaces) {
    if (!typeface.mayCover(first)) continue;
    const font = await fontOf(typeface);
    if (draws(font, visible)) return font;
  }
  return null;
}

const fonts = new LRUCache<string, { readonly font: Font | null }>({ max: 2_000 });

async function fontFor(character: string): Promise<Font | null> {
  const known = fonts.get(character);
  if (known) return known.font;
  const font = await findFont(character);
  fonts.set(character, { font });
  return font;
}

async function clustersOf(text: string): Promise<Cluster[]> {
  const { levels } = bidi.getEmbeddingLevels(text);
  const clusters: Cluster[] = [];
  for (const { segment, index } of characters.segment(text))
    clusters.push({ text: segment, font: await fontFor(segment), level: levels[index] ?? 0 });
  return clusters;
}

function runsOf(clusters: readonly Cluster[]): Cluster[] {
  const runs: Cluster[] = [];
  for (const cluster of clusters) {
    const last = runs.at(-1);
    if (last?.font === cluster.font && last?.level === cluster.level)
      runs[runs.length - 1] = { ...last, text: last.text + cluster.text };
    else runs.push(cluster);
  }
  return runs;
}

/** From the highest level down, neighbours of at least that level change places. */
function inVisualOrder(runs: readonly Cluster[]): Cluster[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

async function shapeLine(input: string): Promise<ShapedText> {
  const clusters = await clustersOf(input.normalize('NFC'));
  const glyphs: Glyph[] = [];
  const ink = { above: 0, below: 0, left: 0, right: 0 };
  let width = 0;
  for (const { font, text, level } of inVisualOrder(runsOf(clusters))) {
    if (!font) continue;
    const { upem } = font.face;
    for (const info of shapeRun(font, text, level)) {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = info;
      const glyph = { font, id, x: width + xOffset / upem, y: yOffset / upem };
      const extents = font.glyphExtents(id);
      if (extents && extents.width !== 0) {
        const left = glyph.x + extents.xBearing / upem;
        const top = glyph.y + extents.yBearing / upem;
        ink.left = Math.min(ink.left, left);
        ink.right = Math.max(ink.right, left + extents.width / upem);
        ink.above = Math.max(ink.above, top);
        ink.below = Math.max(ink.below, -(top + extents.height / upem));
      }
      glyphs.push(glyph);
      width += xAdvance / upem;
    }
  }
  const missing = clusters.filter(({ text, font }) => !font && text.replace(invisible, '') !== '');
  return { glyphs, missing: missing.map(({ text }) => text), width, ...ink };
}

const shaped = new LRUCache<string, ShapedText>({ max: 300 });

export async function shapeText(text: string): Promise<ShapedText> {
  const known = shaped.get(text) ?? (await shapeLine(text));
  shaped.set(text, known);
  return known;
}
