import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isIntact, type StoredFile } from './file-index.ts';

const MAX_KNOWN = 20_000;

/** Appears under its name only when it is complete. */
export async function writeCopy(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Checks copies of files on this machine's disk. A copy is read again only when its size or its times have changed. */
export function createDiskCopies() {
  const known = new LRUCache<string, string>({ max: MAX_KNOWN });
  return {
    async isIntact(path: string, file: StoredFile): Promise<boolean> {
      const found = await stat(path).catch(() => undefined);
      if (found?.size !== file.bytes) return false;
      const state = [file.sha256, found.ino, found.mtimeMs, found.ctimeMs].join(' ');
      if (known.get(path) === state) return true;
      const content = await readFile(path).catch(() => undefined);
      if (!content || !isIntact(content, file)) return false;
      known.set(path, state);
      return true;
    },
  };
}
