import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const linkedFiles = (text: string): string[] =>
  Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, path = '']) => path);

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const pages = globSync(['*.md', 'docs/**/*.md', '{*,*/*}/README.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});
const decisions = globSync('docs/adr/0*.md', { cwd: root });

test('every link between pages leads to a file', () => {
  expect(pages.length).toBeGreaterThan(40);
  const broken = pages.flatMap((page) =>
    linkedFiles(read(page))
      .filter((path) => !existsSync(join(root, dirname(page), path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(broken).toStrictEqual([]);
});

const namedFiles = (text: string): string[] =>
  Array.from(
    text.matchAll(
      /`((?:bff|boundaries|design-system|docs|e2e|mfe-[a-z]+|release|scripts|shell|workers)\/[\w@./-]+)`/g,
    ),
    ([, path = '']) => path,
  );

test('every file or folder that a page names exists', () => {
  const missing = pages.flatMap((page) =>
    namedFiles(read(page))
      .filter((path) => !existsSync(join(root, path)) && !/gift-cards|dist/.test(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toStrictEqual([]);
});

const partialPaths = (text: string): string[] =>
  Array.from(
    text.matchAll(/`([a-z][\w-]*(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|cjs|css))`/g),
    ([, path = '']) => path,
  );

test('every file that a page names by the end of its path exists', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const missing = pages.flatMap((page) =>
    partialPaths(read(page))
      .filter((path) => !/gift-cards|dist/.test(path))
      .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toStrictEqual([]);
});

test.each(['platform'])('the architecture names each folder of bff/src/%s', (layer) => {
  const table = read('docs/architecture.md');
  const folders = readdirSync(join(root, 'bff/src', layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !table.includes(`\`${name}\``))).toStrictEqual([]);
});

test.each(decisions)('%s is named by its title and tells its status', (file) => {
  const [, number = '', title = '', status] =
    /^# (\d+)\. (.+)\n\n(Status: .+)\n/.exec(read(file)) ?? [];
  expect(basename(file)).toBe(`${number.padStart(4, '0')}-${slug(title)}.md`);
  const day = '\\d{4}-\\d{2}-\\d{2}';
  expect(status).toMatch(
    new RegExp(`^Status: (proposed|accepted|superseded by .+), ${day}(; refined ${day})?\\.$`),
  );
});

test('the index lists every decision once', () => {
  const listed = linkedFiles(read('docs/adr/README.md')).filter((path) => path.startsWith('0'));
  expect(listed.sort()).toStrictEqual(decisions.map((file) => basename(file)).sort());
});
