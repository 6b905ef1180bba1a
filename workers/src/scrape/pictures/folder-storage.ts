import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores pictures by name. Names are hashes of the content, so a second write changes nothing. */
export interface PictureStorage {
  write(name: string, content: Buffer): Promise<void>;
}

export interface UploadStorage extends PictureStorage {
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

/** Renews the file's age, by which unused pictures are swept. */
const renew = (path: string) =>
  utimes(path, new Date(), new Date()).then(
    () => true,
    () => false,
  );

export function createFolderStorage(folder: string): UploadStorage {
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
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
