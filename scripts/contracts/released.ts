import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { branchPoint, git } from '../git.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { bffContract, type Contract, versionOf } from './contract.ts';
import { openapiFile, reportFolder, type Surface } from './surface.ts';

export interface Released {
  readonly version: string;
  readonly surface: Surface;
}

const isOfSurface = (folder: string, name: string): boolean =>
  folder === bffContract.folder ? name === openapiFile : name.startsWith(`${reportFolder}/`);

export async function checkedInSurface({ folder }: Contract): Promise<Surface> {
  const root = join(workspaceRoot, folder);
  const reports = await readdir(join(root, reportFolder)).catch(() => []);
  const names = [openapiFile, ...reports.map((name) => join(reportFolder, name))];
  const files = names.map(async (name) => {
    const text = await readFile(join(root, name), 'utf8').catch(() => undefined);
    return text === undefined ? [] : [[name, text] as const];
  });
  return new Map((await Promise.all(files)).flat());
}

/** The last released version: that of main. Undefined when main has no surface of it yet. */
export async function releasedOf({ folder }: Contract): Promise<Released | undefined> {
  const commit = await branchPoint();
  if (commit === undefined) return undefined;
  const listed = await git('ls-tree', '-r', '--name-only', commit, `${folder}/`);
  const names = (listed?.split('\n') ?? [])
    .map((path) => path.slice(folder.length + 1))
    .filter((name) => isOfSurface(folder, name));
  const description = await git('show', `${commit}:${folder}/package.json`);
  if (names.length === 0 || description === undefined) return undefined;
  const files = names.map(
    async (name) => [name, (await git('show', `${commit}:${folder}/${name}`)) ?? ''] as const,
  );
  return { version: versionOf(description), surface: new Map(await Promise.all(files)) };
}

export async function writeSurface({ folder }: Contract, surface: Surface): Promise<void> {
  const root = join(workspaceRoot, folder);
  await rm(join(root, reportFolder), { recursive: true, force: true });
  for (const [name, text] of surface) {
    if (name.startsWith(reportFolder)) await mkdir(join(root, reportFolder), { recursive: true });
    await writeFile(join(root, name), text);
  }
}
