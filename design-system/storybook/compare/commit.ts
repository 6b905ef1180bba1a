import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../failure.ts';

const run = promisify(execFile);

/** `1a2b3c4 Subject of the commit`. */
export async function describeCommit(repository: string, ref: string): Promise<string> {
  const args = ['log', '-1', '--format=%h %s', '--end-of-options', ref, '--'];
  const { stdout } = await run('git', args, { cwd: repository }).catch((error: unknown) => {
    if (!isRefusalOfGit(error)) throw error;
    throw new Failure(`This repository has no commit, branch or tag named '${ref}'.`);
  });
  return stdout.trim();
}

const isRefusalOfGit = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 128;

export async function checkOut(repository: string, ref: string, folder: string): Promise<void> {
  await mkdir(folder);
  const archive = `${folder}.tar`;
  const paths = ['design-system', 'tsconfig*.json'];
  await run('git', ['archive', '--output', archive, ref, '--', ...paths], { cwd: repository });
  await run('tar', ['-xf', archive, '-C', folder]);
  for (const packages of ['node_modules', 'design-system/node_modules'])
    if (existsSync(join(repository, packages)))
      await symlink(join(repository, packages), join(folder, packages));
}
