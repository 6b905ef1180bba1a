import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceRoot } from './settings/workspace-root.ts';

/** The output of a command of git; undefined when it fails, as it does outside of a repository. */
export async function git(...args: readonly string[]): Promise<string | undefined> {
  const options = { cwd: workspaceRoot, maxBuffer: 16 * 1024 * 1024 };
  const result = await promisify(execFile)('git', [...args], options).catch(() => undefined);
  return result?.stdout;
}

export async function branchPoint(): Promise<string | undefined> {
  for (const main of ['origin/main', 'main']) {
    const commit = await git('merge-base', 'HEAD', main);
    if (commit !== undefined) return commit.trim();
  }
  return undefined;
}
