import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptPictures } from './kept-pictures.ts';

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

export const folderPictures = (folder: string): KeptPictures => ({
  read: (name) => readFile(join(folder, name)).catch(nullWhenMissing),
  has: async (name) => (await stat(join(folder, name)).catch(nullWhenMissing)) !== null,
});
