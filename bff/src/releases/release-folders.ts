import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Build } from './build.ts';
import { compressed, encodingNames } from './compress.ts';

export const releasesFolder = (dataDir: string): string => join(dataDir, 'releases');

export const releaseFolder = (dataDir: string, project: string, version: string): string =>
  join(releasesFolder(dataDir), project, version);

export const isPresent = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

/** Copies the build atomically; an existing version is left as it is. */
export async function copyBuild(dataDir: string, build: Build): Promise<void> {
  const folder = releaseFolder(dataDir, build.project, build.version);
  if (await isPresent(folder)) return;
  const unfinished = `${folder}.${randomUUID()}.unfinished`;
  const cacheFolder = join(dataDir, 'compressed');
  try {
    await Promise.all(
      build.files.map(async ({ path, content }) => {
        const target = join(unfinished, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, content);
        for (const encoding of encodingNames) {
          const small = await compressed(encoding, path, content, cacheFolder);
          if (small) await writeFile(`${target}.${encoding}`, small);
        }
      }),
    );
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have copied the same version first.
    if (!(await isPresent(folder))) throw error;
  }
}
