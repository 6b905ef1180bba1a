import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { browserDeployables } from './deployables.ts';

const INPUTS = [...browserDeployables, 'design-system', 'bff/contract'];
const SETTINGS = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig*.json'];
const NOT_BUILT = /(?:^|\/)(?:node_modules|dist|storybook-static|test-results|\.storybook)(?:\/|$)/;
const RECORD = join(workspaceRoot, 'node_modules', '.cache', 'gift-registry', 'build.json');

/**
 * Says whether the last build is still the right one, which saves the seconds that even a fully cached Nx run takes.
 * The outputs count too, as anybody may build one project by hand in between.
 */
export function isBuildCurrent(): boolean {
  const built = browserDeployables.every((name) => existsSync(join(workspaceRoot, name, 'dist')));
  return built && existsSync(RECORD) && readFileSync(RECORD, 'utf8') === fingerprint();
}

export function recordBuild(): void {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, fingerprint());
}

function fingerprint(): string {
  const inputs = createHash('sha256');
  for (const file of list([...SETTINGS, ...INPUTS.map((folder) => `${folder}/**/*`)], NOT_BUILT))
    inputs.update(file).update(readFileSync(join(workspaceRoot, file)));
  const outputs = createHash('sha256');
  for (const file of list(browserDeployables.map((name) => `${name}/dist/**/*`))) {
    const { size, mtimeMs } = statSync(join(workspaceRoot, file));
    outputs.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return JSON.stringify({ inputs: inputs.digest('hex'), outputs: outputs.digest('hex') });
}

function list(patterns: string[], except?: RegExp): string[] {
  return globSync(patterns, {
    cwd: workspaceRoot,
    exclude: (entry) => except?.test(entry) ?? false,
  })
    .filter((file) => statSync(join(workspaceRoot, file)).isFile())
    .sort();
}
