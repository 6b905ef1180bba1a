import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../../../platform/files/write-whole-file.ts';

const MAX_FILES = 2_000;
const MAX_AGE_MS = 30 * 86_400_000;

export interface PictureKey {
  readonly registryId: string;
  readonly name: string;
}

export function createDrawnPictures(folder: string, maxFiles = MAX_FILES) {
  const fileOf = ({ registryId, name }: PictureKey): string => join(folder, registryId, name);
  const agedFile = async (file: string) => ({
    file,
    at: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0,
  });

  const forget = (registryId: string): Promise<void> =>
    rm(join(folder, registryId), { recursive: true, force: true });

  async function filesOf(registryId: string) {
    const names = await readdir(join(folder, registryId)).catch(() => []);
    return Promise.all(names.map((name) => agedFile(fileOf({ registryId, name }))));
  }

  return {
    forget,
    read: (key: PictureKey): Promise<Buffer | undefined> =>
      readFile(fileOf(key)).catch(() => undefined),
    write: (key: PictureKey, picture: Buffer): Promise<void> =>
      writeWholeFile(fileOf(key), picture),
    async sweep(findOpen: (ids: readonly string[]) => Promise<readonly string[]>): Promise<void> {
      const ids = await readdir(folder).catch(() => []);
      const open = new Set(await findOpen(ids));
      for (const id of ids.filter((each) => !open.has(each))) await forget(id);
      const files = (await Promise.all([...open].map(filesOf))).flat();
      const newest = files
        .filter(({ at }) => at > Date.now() - MAX_AGE_MS)
        .sort((a, b) => b.at - a.at)
        .slice(0, maxFiles);
      const kept = new Set(newest.map(({ file }) => file));
      for (const { file } of files.filter((each) => !kept.has(each.file)))
        await rm(file, { force: true });
    },
  };
}
