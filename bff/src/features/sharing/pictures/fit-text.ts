import { shapeText, type ShapedText } from './shape-text.ts';

export interface TextBox {
  /** The middle of the lines. */
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TextSizes {
  readonly largest: number;
  readonly smallest: number;
  readonly maxLines: number;
}

export interface PlacedLine {
  readonly text: ShapedText;
  readonly size: number;
  /** The start of the base line. */
  readonly x: number;
  readonly y: number;
}

const SIZE_STEP = 0.94;
const GAP = 0.16;
const LEAST_LINE = 1.12;

const inkWidth = ({ left, right, width }: ShapedText): number =>
  Math.max(right, width) - Math.min(0, left);
const pitchOf = (lines: readonly ShapedText[]): number =>
  Math.max(LEAST_LINE, ...lines.map(({ above, below }) => above + below + GAP));

async function wrap(words: readonly string[], width: number): Promise<string[]> {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && inkWidth(await shapeText(longer)) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

async function balance(words: readonly string[], width: number): Promise<string[]> {
  let lines = await wrap(words, width);
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const narrowed = await wrap(words, narrower);
    if (narrowed.length > lines.length) break;
    lines = narrowed;
  }
  return lines;
}

export function place(lines: readonly ShapedText[], size: number, box: TextBox): PlacedLine[] {
  const pitch = pitchOf(lines) * size;
  const above = (lines[0]?.above ?? 0) * size;
  const below = (lines.at(-1)?.below ?? 0) * size;
  const height = above + pitch * (lines.length - 1) + below;
  const first = box.top + (box.height - height) / 2 + above;
  return lines.map((text, index) => ({
    ...{ text, size },
    x: box.x - ((text.left + Math.max(text.right, text.width)) / 2) * size,
    y: first + index * pitch,
  }));
}

export const overflows = (lines: readonly PlacedLine[], box: TextBox): boolean =>
  lines.some(
    ({ text, size, x, y }) =>
      x + text.left * size < box.x - box.width / 2 - 0.5 ||
      x + text.right * size > box.x + box.width / 2 + 0.5 ||
      y - text.above * size < box.top - 0.5 ||
      y + text.below * size > box.top + box.height + 0.5,
  );

async function shorten(words: readonly string[], fits: (text: string) => Promise<boolean>) {
  const letters = [...new Intl.Segmenter('en').segment(words.join(' '))].map(
    ({ segment }) => segment,
  );
  let [from, to] = [0, letters.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (await fits(`${letters.slice(0, middle).join('').trimEnd()}…`)) from = middle;
    else to = middle - 1;
  }
  return `${letters.slice(0, from).join('').trimEnd()}…`;
}

export async function fitText(
  text: string,
  box: TextBox,
  { largest, smallest, maxLines }: TextSizes,
): Promise<PlacedLine[]> {
  const words = text.trim().split(/\s+/);
  const set = async (lines: readonly string[], size: number) =>
    place(await Promise.all(lines.map(shapeText)), size, box);
  for (let size = largest; size >= smallest; size *= SIZE_STEP) {
    const lines = await balance(words, box.width / size);
    if (lines.length > maxLines) continue;
    const placed = await set(lines, size);
    if (!overflows(placed, box)) return placed;
  }
  const fits = async (shorter: string) => {
    const lines = await wrap(shorter.split(' '), box.width / smallest);
    return lines.length <= maxLines && !overflows(await set(lines, smallest), box);
  };
  const shortened = await shorten(words, fits);
  const lines = await wrap(shortened.split(' '), box.width / smallest);
  return set(lines, smallest);
}
