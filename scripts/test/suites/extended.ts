import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { branchPoint, git } from '../../git.ts';
import { workspaceRoot } from '../../settings/workspace-root.ts';

/**
 * Extended tests, those in files such as `dev-server.extended.spec.ts`, take long and guard parts that change rarely, or
 * repeat with all states, widths and rounds what other tests check once. Those of a part run when it was changed.
 */
const parts = [
  { tests: /^(?:e2e\/journeys\/releases|shell)\//, folders: ['shell/', 'release/', 'scripts/'] },
  {
    tests: /^e2e\/journeys\/screens\//,
    folders: ['mfe-admin/', 'mfe-guest/', 'mfe-host/', 'shell/', 'design-system/'],
  },
  { tests: /^workers\//, folders: ['workers/'] },
  { tests: /^design-system\//, folders: ['design-system/'] },
];

const extendedTests = (): readonly string[] =>
  globSync('{bff,design-system,e2e,scripts,shell,workers}/**/*.extended.*', {
    cwd: workspaceRoot,
    exclude: ['**/node_modules/**'],
  }).sort();

export function leftOutAfter(
  changed: readonly string[],
  extended: readonly string[] = extendedTests(),
): readonly string[] {
  const isChanged = (folder: string) => changed.some((file) => file.startsWith(folder));
  const run = parts.filter(({ folders }) => folders.some(isChanged));
  return extended.filter((file) => !run.some(({ tests }) => tests.test(file)));
}

async function changedFiles(): Promise<readonly string[] | undefined> {
  const commit = await branchPoint();
  if (commit === undefined) return undefined;
  const changed = await git('diff', '--name-only', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return `${changed ?? ''}${added ?? ''}`.split('\n').filter(Boolean);
}

/**
 * The files, from the root of the workspace, that `npm test` leaves out and `npm test -- --all` runs. A project that is
 * named counts as changed.
 */
export async function chooseLeftOut(
  all: boolean,
  named: readonly string[] = [],
): Promise<readonly string[]> {
  if (all) return [];
  // Without a branch to compare with, every part may have changed.
  const changed = (await changedFiles()) ?? parts.flatMap(({ folders }) => folders);
  return leftOutAfter([...changed, ...named.map((folder) => `${folder}/`)]);
}

export const nameOfTest = (file: string): string => basename(file).replace(/\..*/, '');

/** The configurations of Jest and Playwright read it. */
export const leftOutEnvironment = (leftOut: readonly string[]): NodeJS.ProcessEnv => ({
  LEFT_OUT_TESTS: leftOut.join(','),
});
