import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

/** Kept once more is kept for longer: what nobody uses is swept by its age. */
const renew = (path: string) =>
  utimes(path, new Date(), new Date()).then(
    () => true,
    () => false,
  );

/** A file appears under its name only when all of it is on the disk. */
export function folderStore(folder: string): PictureStore {
  return {
    async write(name, content) {
      const path = join(folder, name);
      if (await renew(path)) return;
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
