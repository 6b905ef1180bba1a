import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'color.css'), 'utf8');
const colours = new Map(
  [...css.matchAll(/--gr-color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
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
];

const OUTLINES: ReadonlyArray<readonly [line: string, paper: string]> = PAPERS.flatMap((paper) =>
  ['line-strong', 'primary', 'focus'].map((line) => [line, paper] as const),
);

for (const theme of ['light', 'dark'] as const) {
  const colour = (name: string) => {
    const found = colours.get(name);
    if (!found) throw new Error(`There is no token ${name}.`);
    return found[theme];
  };

  const tooFaint = (pairs: typeof TEXT, minimum: number) =>
    pairs
      .map(([front, back]) => ({ front, back, ratio: contrast(colour(front), colour(back)) }))
      .filter(({ ratio }) => ratio < minimum);

  test(`text has a contrast of at least 4.5:1 in ${theme}`, () => {
    expect(tooFaint(TEXT, 4.5)).toEqual([]);
  });

  test(`controls and focus have a contrast of at least 3:1 in ${theme}`, () => {
    expect(tooFaint(OUTLINES, 3)).toEqual([]);
  });
}

test('contrast follows the formula of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#777777', '#ffffff').toFixed(2)).toBe('4.48');
});
