import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_FILES = 2_000;
/** Names of deleted registries leave with their pictures. */
const MAX_AGE_MS = 30 * 86_400_000;

/** Keeps drawn pictures in a folder of this machine. A lost one is drawn again. */
export function createDrawnPictures(folder: string, maxFiles = MAX_FILES) {
  const ageOf = async (name: string) => ({
    name,
    at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
  });
  return {
    read: (name: string): Promise<Buffer | undefined> =>
      readFile(join(folder, name)).catch(() => undefined),
    /** A killed process leaves no half picture under the name. */
    async write(name: string, picture: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${randomUUID()}.part`);
      await writeFile(unfinished, picture);
      await rename(unfinished, join(folder, name));
    },
    /** Deletes pictures above a month, and the oldest above the limit. */
    async sweep(): Promise<void> {
      const files = await Promise.all((await readdir(folder).catch(() => [])).map(ageOf));
      const newest = files
        .filter(({ at }) => at > Date.now() - MAX_AGE_MS)
        .sort((a, b) => b.at - a.at)
        .slice(0, maxFiles);
      const kept = new Set(newest.map(({ name }) => name));
      for (const { name } of files.filter((file) => !kept.has(file.name)))
        await rm(join(folder, name), { force: true });
    },
  };
}
