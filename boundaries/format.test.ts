import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspaceRoot = join(import.meta.dirname, '..');

const badlyFormatted = {
  'sample.ts': 'const x = "double";\n',
  'sample.tsx': 'export const x = <p >text</p>;\n',
  'sample.mjs': 'export const x = [1,2];\n',
  'sample.cjs': 'module.exports = 1\n',
  'sample.css': 'a{color:red}\n',
  'sample.json': '{"a":1}\n',
  'sample.md': '*  item\n',
  'sample.mdx': '*  item\n',
  'sample.yaml': 'a:   1\n',
  'sample.yml': 'a:   1\n',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gift-registry-format-'));
  cpSync(join(workspaceRoot, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'));
  for (const [name, text] of Object.entries(badlyFormatted))
    writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

function format(...args: string[]) {
  const oxfmt = join(workspaceRoot, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  return spawnSync(process.execPath, [oxfmt, ...args], { cwd: folder, encoding: 'utf8' });
}

test('the formatter reports each kind of file, writes it, and then finds nothing', () => {
  const found = format('--list-different');
  expect(found.stdout.trim().split('\n').toSorted()).toEqual(
    Object.keys(badlyFormatted).toSorted(),
  );
  expect(found.status).toBe(1);
  expect(format().status).toBe(0);
  expect(format('--check').status).toBe(0);
});
