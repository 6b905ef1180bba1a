import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { isIntact, type StoredFile } from './file-index.ts';

const MAX_KNOWN = 20_000;

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
