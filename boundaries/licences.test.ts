import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const { packages } = lockFile.parse(
  JSON.parse(readFileSync(`${import.meta.dirname}/../package-lock.json`, 'utf8')),
);

/** They ask for a notice at most, so what we build on them may be given to anybody. */
const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
]);
/** Used as they come, never changed by us. */
const unchanged: Readonly<Record<string, string>> = {
  'LGPL-3.0-or-later': '@img/', // libvips, a shared library that sharp loads
  'MPL-2.0': 'axe-core',
  'CC-BY-4.0': 'caniuse-lite', // data
};

const isAllowed = (name: string, license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) =>
      choice
        .split(/ AND /i)
        .every(
          (each) =>
            permissive.has(each) ||
            (unchanged[each] !== undefined && name.startsWith(unchanged[each])),
        ),
    );

/** Their package.json names no licence; the file beside it is the MIT licence. */
const named: Readonly<Record<string, string>> = { 'xmlhttprequest-ssl': 'MIT' };

const used = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { license }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return { name, license: license ?? named[name] ?? 'none' };
  });

test('every package that we ship or run may be used in a product that is sold', () => {
  expect(used.length).toBeGreaterThan(200);
  expect(used.filter(({ name, license }) => !isAllowed(name, license))).toEqual([]);
});

test('control: a licence that asks for our sources is refused', () => {
  expect(isAllowed('some-package', 'AGPL-3.0-only')).toBe(false);
  expect(isAllowed('some-package', 'LGPL-3.0-or-later')).toBe(false);
  expect(isAllowed('some-package', 'GPL-2.0 OR MIT')).toBe(true);
});
