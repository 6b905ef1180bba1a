import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { branchPoint, git } from '../git/git.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { type Contract, reportFolder, versionOf } from './contracts.ts';
import type { Surface } from './surface/surface.ts';

export interface Released {
  readonly version: string;
  readonly surface: Surface;
}

export async function checkedInSurface({ folder }: Contract): Promise<Surface> {
  const reports = join(workspaceRoot, folder, reportFolder);
  const names = await readdir(reports).catch(() => []);
  const files = names.map(
    async (name) => [name, await readFile(join(reports, name), 'utf8')] as const,
  );
  return new Map(await Promise.all(files));
}

/** The last released version: that of main. Undefined when main has no report of it yet. */
export async function releasedOf({ folder }: Contract): Promise<Released | undefined> {
  const commit = await branchPoint();
  if (commit === undefined) return undefined;
  const listed = await git('ls-tree', '--name-only', commit, `${folder}/${reportFolder}/`);
  const paths = listed?.split('\n').filter(Boolean) ?? [];
  const description = await git('show', `${commit}:${folder}/package.json`);
  if (paths.length === 0 || description === undefined) return undefined;
  const files = paths.map(
    async (path) =>
      [
        path.slice(path.lastIndexOf('/') + 1),
        (await git('show', `${commit}:${path}`)) ?? '',
      ] as const,
  );
  return { version: versionOf(description), surface: new Map(await Promise.all(files)) };
}

export async function writeSurface({ folder }: Contract, surface: Surface): Promise<void> {
  const reports = join(workspaceRoot, folder, reportFolder);
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  for (const [name, text] of surface) await writeFile(join(reports, name), text);
}
