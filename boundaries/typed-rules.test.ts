import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspaceRoot = join(import.meta.dirname, '..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gift-registry-lint-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "lib": ["ES2024"], "types": [] }, "include": ["."] }',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The rules that a file of this text breaks, by the configuration of the workspace. */
function brokenRules(code: string): string[] {
  writeFileSync(join(folder, 'sample.ts'), code);
  const config = join(workspaceRoot, '.oxlintrc.json');
  const { stdout } = spawnSync(
    join(workspaceRoot, 'node_modules', '.bin', 'oxlint'),
    ['--type-aware', '--format=unix', '--config', config, folder],
    { cwd: workspaceRoot, encoding: 'utf8' },
  );
  return Array.from(stdout.matchAll(/typescript\(([a-z-]+)\)/g), ([, rule = '']) => rule);
}

test.each([
  ['await-thenable', 'export async function f() { await 1; }'],
  ['no-floating-promises', 'export function f() { Promise.resolve(1); }'],
  ['no-misused-promises', 'export const f = () => [1].forEach(async () => {});'],
  ['no-unsafe-argument', 'export const f = (x: any) => parseInt(x);'],
  ['no-unsafe-assignment', 'export function f(x: any) { const y = x; return String(y); }'],
  ['no-unsafe-call', 'export const f = (x: any): void => { x(); };'],
  [
    'no-unsafe-member-access',
    'export const f = (x: any): unknown => { const y: unknown = x.y; return y; };',
  ],
  ['no-unsafe-return', 'export const f = (x: any): string => { return x; };'],
  [
    'switch-exhaustiveness-check',
    "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  ],
])('the rule %s finds its error', (rule, code) => {
  expect(brokenRules(code)).toContain(rule);
});

test('correct code breaks no typed rule', () => {
  expect(
    brokenRules('export const f = async (x: unknown) => { await Promise.resolve(x); };'),
  ).toEqual([]);
});
