import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_FILES = 2_000;

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
    /** Deletes the oldest above the limit. */
    async sweep(): Promise<void> {
      const files = await Promise.all((await readdir(folder).catch(() => [])).map(ageOf));
      const oldest = files.sort((a, b) => b.at - a.at).slice(maxFiles);
      for (const { name } of oldest) await rm(join(folder, name), { force: true });
    },
  };
}
