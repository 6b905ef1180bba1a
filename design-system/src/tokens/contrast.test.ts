import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contrast } from './contrast.ts';

type Pair = { readonly light: string; readonly dark: string };
type Colours = ReadonlyMap<string, Pair>;

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const tokens: Colours = new Map(
  [...read('color.css').matchAll(/--gr-color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const colour = z.string().regex(/^#[\da-f]{6}$/);
const palettes = z.record(
  z.string(),
  z.record(z.string(), z.strictObject({ light: colour, dark: colour })),
);

/** The looks of registries, which set some of the tokens. */
const themes = new Map<string, Colours>(
  Object.entries(
    palettes.parse(JSON.parse(read('../../../bff/contract/src/themes/palettes.json'))),
  ).map(([name, own]) => [name, new Map(Object.entries(own))]),
);

const PAPERS = ['canvas', 'surface', 'surface-sunken', 'surface-raised'];
const INKS = ['ink', 'ink-heading', 'ink-soft', 'ink-faint', 'accent', 'accent-hover', 'danger'];
const MEANINGS = ['success', 'warning', 'danger', 'info'];

const TEXT: ReadonlyArray<readonly [ink: string, paper: string]> = [
  ...PAPERS.flatMap((paper) => INKS.map((ink) => [ink, paper] as const)),
  ...MEANINGS.flatMap((meaning) => [
    [meaning, `${meaning}-soft`] as const,
    ['ink', `${meaning}-soft`] as const,
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger-solid'],
  ['on-danger', 'danger-solid-hover'],
  ['accent', 'accent-soft'],
  ['warning', 'marigold-soft'],
  ['ink', 'primary-soft'],
  ['ink-soft', 'primary-soft'],
  ['ink', 'festive'],
  ['ink-heading', 'festive'],
  ['ink-soft', 'festive'],
  ['ink-faint', 'festive'],
  ['accent', 'festive'],
  ['ink-heading', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['ink', 'marigold-soft'],
];

const OUTLINES: ReadonlyArray<readonly [line: string, paper: string]> = PAPERS.flatMap((paper) =>
  ['line-strong', 'primary', 'focus'].map((line) => [line, paper] as const),
);

function tooFaint(colours: Colours, pairs: typeof TEXT, minimum: number) {
  const colour = (name: string, scheme: keyof Pair) => {
    const found = (colours.get(name) ?? tokens.get(name))?.[scheme];
    if (!found) throw new Error(`There is no token ${name}.`);
    return found;
  };
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs
      .map(([front, back]) => ({
        ...{ scheme, front, back },
        ratio: contrast(colour(front, scheme), colour(back, scheme)),
      }))
      .filter(({ ratio }) => ratio < minimum),
  );
}

describe.each([...themes])('the theme %s', (name, colours) => {
  test('has text with a contrast of at least 4.5:1, in light and in dark', () => {
    expect(tooFaint(colours, TEXT, 4.5)).toEqual([]);
  });

  test('has controls and a focus with a contrast of at least 3:1', () => {
    expect(tooFaint(colours, OUTLINES, 3)).toEqual([]);
  });
});

test('the eight themes are all there, and the first one has the tokens of the product', () => {
  expect(themes.size).toBe(8);
  const own = [...(themes.get('marigold') ?? [])];
  expect(own.length).toBeGreaterThan(15);
  expect(own).toEqual(own.map(([name]) => [name, tokens.get(name)]));
});

test('control: a pale ink is found', () => {
  const pale = new Map([['ink-soft', { light: '#a0a0a0', dark: '#cbc6b5' }]]);
  expect(tooFaint(pale, TEXT, 4.5).map(({ front }) => front)).toContain('ink-soft');
  expect(tooFaint(new Map(), TEXT, 4.5)).toEqual([]);
});

test('contrast follows the formula of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#777777', '#ffffff').toFixed(2)).toBe('4.48');
});
