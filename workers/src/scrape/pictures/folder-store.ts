import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A file appears under its name only when all of it is on the disk. */
export function folderStore(folder: string): PictureStore {
  return {
    async write(name, content) {
      const path = join(folder, name);
      if (await isThere(path)) return;
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${name}.${randomUUID()}`);
      try {
        const file = await open(unfinished, 'wx', 0o644);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
