import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format } from 'oxfmt';
import { features } from './features.mjs';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/architecture.md');

const foldersOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((path) => basename(path));

const has = (path: string): string => (existsSync(join(root, path)) ? `\`${path}\`` : '');

const remotesOf = (feature: string): string =>
  globSync(`mfe-*/src/features/${feature}`, { cwd: root })
    .map((path) => `\`${path.split('/')[0]}\``)
    .sort()
    .join(', ');

const rows = features.map((feature) =>
  [
    existsSync(join(root, `docs/features/${feature}.md`))
      ? `[${feature}](features/${feature}.md)`
      : feature,
    has(`bff/contract/src/${feature}`),
    has(`bff/src/features/${feature}`),
    remotesOf(feature),
    has(`workers/contract/src/mails/${feature}.ts`),
  ].join(' | '),
);

const table = [
  'feature | contract | server | remotes | mails',
  '--- | --- | --- | --- | ---',
  ...rows,
]
  .map((row) => `| ${row} |`)
  .join('\n');

const block = /<!-- features -->[^]*<!-- \/features -->/;

test('the architecture lists each feature with its places', async () => {
  const before = readFileSync(page, 'utf8');
  const after = before.replace(block, `<!-- features -->\n\n${table}\n\n<!-- /features -->`);
  const { code } = await format('architecture.md', after, { printWidth: 100 });
  if (code !== before && !process.env['CI']) writeFileSync(page, code);
  expect(code).toBe(before);
});

/** `platform` is what no feature owns. The remote of guests is about giving alone, and splits it. */
const others = ['platform', 'gifts', 'own-gifts', 'waiting-line'];

test.each(['bff/src/features/*/', 'mfe-*/src/features/*/', 'workers/src/mail/templates/*/'])(
  'the folders of %s have the names of features',
  (pattern) => {
    const unknown = foldersOf(pattern).filter(
      (name) => !features.includes(name) && !others.includes(name),
    );
    expect(unknown).toStrictEqual([]);
  },
);
