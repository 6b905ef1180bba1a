import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const sources = join(import.meta.dirname, '..');

const PARTS = ['field', 'link'];

const components = globSync('*/*.tsx', { cwd: sources })
  .filter((file) => basename(file, '.tsx') === dirname(file))
  .map(dirname)
  .filter((name) => !PARTS.includes(name));

// The type `Guide` requires every part of a guide, and at least one entry in each.
test.each(components)('%s has a guide, and its stories show it', (name) => {
  const file = (kind: string) => join(sources, name, `${name}.${kind}.tsx`);
  expect(existsSync(file('guide'))).toBe(true);
  const stories = readFileSync(file('stories'), 'utf8');
  expect(stories).toContain(`import { guide } from './${name}.guide.tsx';`);
  expect(stories).toContain('docs: { page: guide }');
});

test('The guides are found where they belong', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(components).toContain('button');
});
