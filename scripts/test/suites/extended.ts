import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { branchPoint, git } from '../../git/git.ts';
import { workspaceRoot } from '../../settings/workspace-root.ts';

/**
 * Extended tests, those in files such as `dev-server.extended.spec.ts`, take long and guard parts that change rarely, or
 * repeat with all states, widths and rounds what other tests check once.
 */
export interface ExtendedTests {
  /** They build and publish whole releases. */
  readonly releases: boolean;
  readonly others: boolean;
}

const RELEASE_FOLDERS = ['shell/', 'release/', 'scripts/'];

async function changedFiles(): Promise<readonly string[] | undefined> {
  const commit = await branchPoint();
  if (commit === undefined) return undefined;
  const changed = await git('diff', '--name-only', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return `${changed ?? ''}${added ?? ''}`.split('\n').filter(Boolean);
}

export const touchesReleases = (changed: readonly string[]): boolean =>
  changed.some((file) => RELEASE_FOLDERS.some((folder) => file.startsWith(folder)));

export async function chooseExtended(all: boolean): Promise<ExtendedTests> {
  if (all) return { releases: true, others: true };
  const changed = await changedFiles();
  return { others: false, releases: changed === undefined || touchesReleases(changed) };
}

export function leftOut({ releases, others }: ExtendedTests): readonly string[] {
  const files = globSync(['{bff,scripts}/**/*.extended.*', '{e2e,shell}/**/*.extended.*'], {
    cwd: workspaceRoot,
    exclude: ['**/node_modules/**'],
  });
  return files
    .filter((file) => !(isOfReleases(file) ? releases : others))
    .map((file) => basename(file).split('.')[0] ?? file)
    .sort();
}

const isOfReleases = (file: string): boolean => /^(?:e2e\/journeys\/releases|shell)\//.test(file);

export const extendedEnvironment = (included: boolean | 'releases'): NodeJS.ProcessEnv => ({
  EXTENDED_TESTS: included === true ? 'on' : included || 'off',
});
