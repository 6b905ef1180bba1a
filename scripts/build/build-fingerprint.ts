import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { browserDeployables } from './deployables.ts';

const SOURCES = [...browserDeployables, 'design-system', 'bff/contract'];
const SETTINGS = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig*.json'];
const NOT_A_SOURCE = /(?:^|\/)(?:node_modules|dist|storybook-static|test-results)(?:\/|$)/;
const RECORD = join(workspaceRoot, 'node_modules', '.cache', 'gift-registry', 'build.json');

/** Built files are part of the fingerprint, because one project may have been built by hand since. */
export function isBuildCurrent(sources: string): boolean {
  return existsSync(RECORD) && readFileSync(RECORD, 'utf8') === recordOf(sources);
}

/** `sources` is from before the build: what was edited meanwhile is built by the next one. */
export function recordBuild(sources: string): void {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, recordOf(sources));
}

export function fingerprintSources(): string {
  const hash = createHash('sha256');
  const patterns = [...SETTINGS, ...SOURCES.map((folder) => `${folder}/**/*`)];
  for (const file of list(patterns, NOT_A_SOURCE))
    hash.update(file).update(readFileSync(join(workspaceRoot, file)));
  return hash.digest('hex');
}

function recordOf(sources: string): string {
  return JSON.stringify({ sources, outputs: fingerprintOutputs() });
}

function fingerprintOutputs(): string {
  const hash = createHash('sha256');
  for (const file of list(browserDeployables.map((name) => `${name}/dist/**/*`))) {
    const { size, mtimeMs } = statSync(join(workspaceRoot, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function list(patterns: string[], except?: RegExp): string[] {
  return globSync(patterns, {
    cwd: workspaceRoot,
    exclude: (entry) => except?.test(entry) ?? false,
  })
    .filter((file) => statSync(join(workspaceRoot, file)).isFile())
    .sort();
}
