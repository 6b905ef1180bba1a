import { brotliDecompressSync } from 'node:zlib';
import { compressed } from './build.ts';

test('a file that is equal in the release before takes over its variants, and a changed one is compressed', async () => {
  const [equal, changed] = [Buffer.alloc(600, 'a'), Buffer.alloc(600, 'b')];
  const stored: Readonly<Record<string, Buffer>> = {
    'equal.js': equal,
    'equal.js.br': Buffer.from('taken over'),
    'changed.js': Buffer.alloc(600, 'c'),
    'changed.js.br': Buffer.from('not of this file'),
  };
  const files = [
    { path: 'equal.js', content: equal },
    { path: 'changed.js', content: changed },
  ];
  const found = await compressed({ files }, async (path) => stored[path]);
  const contentOf = (path: string) => found.find((file) => file.path === path)?.content;
  expect(contentOf('equal.js.br')?.toString()).toBe('taken over');
  expect(brotliDecompressSync(contentOf('changed.js.br') ?? '')).toEqual(changed);
  expect(found.map(({ path }) => path).sort()).toEqual([
    'changed.js',
    'changed.js.br',
    'changed.js.gz',
    'equal.js',
    'equal.js.br',
    'equal.js.gz',
  ]);
});
