import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStorage } from './picture-storage.ts';

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

export const createFolderStorage = (folder: string): PictureStorage => ({
  read: (name) => readFile(join(folder, name)).catch(nullWhenMissing),
  has: async (name) => (await stat(join(folder, name)).catch(nullWhenMissing)) !== null,
});
