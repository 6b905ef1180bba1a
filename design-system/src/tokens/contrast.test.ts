import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
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
    assert.ok(found, `the token ${name} exists`);
    return found[theme];
  };

  test(`text is readable in ${theme}`, () => {
    for (const [ink, paper] of TEXT) {
      const ratio = contrast(colour(ink), colour(paper));
      assert.ok(ratio >= 4.5, `${ink} on ${paper} is ${ratio.toFixed(2)}:1`);
    }
  });

  test(`controls and focus stand out in ${theme}`, () => {
    for (const [line, paper] of OUTLINES) {
      const ratio = contrast(colour(line), colour(paper));
      assert.ok(ratio >= 3, `${line} on ${paper} is ${ratio.toFixed(2)}:1`);
    }
  });
}

test('contrast is measured as WCAG does', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#ffffff', '#ffffff'), 1);
  assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
});
