import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Build } from '../builds/build.ts';
import { isPresent, releaseFolder } from '../release-folders.ts';
import type { ReleaseKey } from '../releases.repository.ts';
import { filesToStore } from './build-files.ts';
import type { ReleaseFiles } from './release-files.ts';

export function createFolderFiles(dataDir: string): ReleaseFiles {
  const folderOf = ({ project, version }: ReleaseKey) => releaseFolder(dataDir, project, version);
  const remove = (release: ReleaseKey) => rm(folderOf(release), { recursive: true, force: true });
  const has = (release: ReleaseKey) => isPresent(folderOf(release));

  async function add(build: Build): Promise<void> {
    const folder = folderOf(build);
    if (await isPresent(folder)) return;
    const unfinished = `${folder}.${randomUUID()}.unfinished`;
    try {
      for (const { path, content } of await filesToStore(build, dataDir)) {
        const target = join(unfinished, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, content);
      }
      await rename(unfinished, folder);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      // Another process may have copied the same version first.
      if (!(await isPresent(folder))) throw error;
    }
  }

  return {
    add,
    has,
    locate: async (release, path) => join(folderOf(release), path),
    remains: has,
    retire: remove,
    remove,
    // They are the only ones.
    forget: () => Promise.resolve(),
  };
}
