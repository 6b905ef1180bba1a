import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { workspaceRoot } from '../settings/workspace-root.ts';

interface FontSubset {
  readonly file: string;
  readonly source: string;
  readonly characters: string;
  readonly axes: Record<string, number | { readonly min: number; readonly max: number }>;
}

const basicCharacters =
  'U+0020-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B0-00B1, U+00B7, U+00BB, U+00BD, U+00D7, U+2010-2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212';
const rupeeSign = 'U+20B9';

const weights = { wght: { min: 400, max: 700 } };

export const fontSubsets: readonly FontSubset[] = [
  {
    file: 'fraunces-display.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    characters: basicCharacters,
    // The weight of `--gr-weight-display`, and the sizes of `--gr-text-*` in pixels.
    axes: { wght: 480, opsz: { min: 18, max: 72 } },
  },
  {
    file: 'fraunces-display-narrow.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    characters: basicCharacters,
    // Headings of narrow screens have 19 to 40 pixels, too close together to tell optical sizes apart.
    axes: { wght: 480, opsz: 28 },
  },
  {
    file: 'figtree-basic.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    characters: basicCharacters,
    axes: weights,
  },
  {
    file: 'figtree-rupee.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    characters: rupeeSign,
    axes: weights,
  },
];

export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      ).join('');
    })
    .join('');
}

const designSystem = join(workspaceRoot, 'design-system');
export const fontFolder = join(designSystem, 'src/fonts');
export const { resolve } = createRequire(join(designSystem, 'package.json'));

export async function makeSubset({ source, characters, axes }: FontSubset): Promise<Uint8Array> {
  const font = await readFile(resolve(source));
  return subsetFont(font, charactersOf(characters), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
}
