import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapStack } from './browser-reports.ts';

/** Line 1 of the built file from column 9 on is line 2, column 4 of the source, named `sum`. */
const map = {
  version: 3,
  sources: ['webpack://mfe_guest/./src/claiming/claim.ts'],
  names: ['sum'],
  mappings: 'SACIA',
};

test('a frame of a release becomes the place in its sources; one without a map keeps its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maps-'));
  await writeFile(join(folder, 'guest.js.map'), JSON.stringify(map));
  const files = { locate: async (_: object, path: string) => join(folder, path) };
  const stack = [
    'a@/_mf/mfe-guest/3f2a/guest.js:1:12',
    '@/_mf/shell/77aa/shell.js:1:200',
    'not a frame',
  ].join('\n');
  expect((await mapStack(files, stack)).split('\n')).toEqual([
    'at sum (mfe-guest src/claiming/claim.ts:2:5)',
    'at unnamed (shell shell.js:1:200)',
    'not a frame',
  ]);
});
