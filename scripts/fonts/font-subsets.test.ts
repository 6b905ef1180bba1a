import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  charactersOf,
  fontFolder as folder,
  fontSubsets,
  makeSubset,
  resolve,
} from './font-subsets.ts';

const KILOBYTE = 1024;

test.each(fontSubsets)(
  '$file is what `npm run fonts` makes of its source',
  async (subset) => {
    const made = await makeSubset(subset);
    const stored = await readFile(join(folder, subset.file));
    expect(Buffer.from(made).equals(stored)).toBe(true);
  },
  30_000,
);

test('the style sheet uses a subset for exactly the characters that it holds', async () => {
  const sheet = (await readFile(join(folder, 'fonts.css'), 'utf8')).replaceAll(/\s+/g, ' ');
  for (const { file, characters } of fontSubsets) {
    const range = new RegExp(`${file}[^}]*?unicode-range: ([^;]+);`).exec(sheet)?.[1];
    expect({ file, range }).toStrictEqual({ file, range: characters });
  }
});

test.each([
  ['wide', 'fraunces-display-narrow.woff2', 37],
  ['narrow', 'fraunces-display.woff2', 26],
])('a %s screen loads little', async (_, unused, kilobytes) => {
  const sizes = await Promise.all(
    fontSubsets
      .filter(({ file }) => file !== unused)
      .map(async ({ file }) => (await readFile(join(folder, file))).length),
  );
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * KILOBYTE);
});

test('ranges and single characters become text', () => {
  expect(charactersOf('U+0041-0043, U+20B9')).toBe('ABC₹');
});

test('each piece of the letters of names has the range of its package', async () => {
  const sheet = (await readFile(join(folder, 'names.css'), 'utf8')).replaceAll(/\s+/g, '');
  const pieces = [
    ...sheet.matchAll(
      /@fontsource-variable\/([\w-]+)\/files\/\1-([\w-]+)-wght[^}]+range:([^;]+);/g,
    ),
  ];
  expect(pieces).toHaveLength(18);
  for (const [, family = '', subset = '', range] of pieces) {
    const file = resolve(`@fontsource-variable/${family}/unicode.json`);
    const ranges = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
    expect({ family, subset, range }).toStrictEqual({ family, subset, range: ranges[subset] });
  }
});
