import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspaceRoot = join(import.meta.dirname, '..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gift-registry-install-'));
  const skip = (path: string) => path.includes('node_modules');
  const manifests = ['package.json', '*/package.json', '*/*/package.json'];
  for (const file of globSync(manifests, { cwd: workspaceRoot, exclude: skip }))
    cpSync(join(workspaceRoot, file), join(folder, file));
  cpSync(join(workspaceRoot, 'package-lock.json'), join(folder, 'package-lock.json'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Without network: npm asks for a package only if the lock file lacks it. */
function install() {
  return spawnSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('the lock file installs each package on a new machine', () => {
  const { status, stderr } = install();
  expect({ status, stderr }).toMatchObject({ status: 0 });
});

test('npm refuses a package that asks for another version of the design system', () => {
  const file = join(folder, 'mfe-guest', 'package.json');
  const asksForOther = readFileSync(file, 'utf8').replace(
    /(?<="@gift-registry\/design-system": ")[^"]+/,
    '^0.9.0',
  );
  writeFileSync(file, asksForOther);
  expect(install().status).toBe(1);
});
