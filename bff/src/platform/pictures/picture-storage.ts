import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '@gift-registry/workers-contract';
import type { Config } from '../config/config.ts';
import { createBucketFolder } from '../files/bucket-folder.ts';
import { writeWholeFile } from '../files/write-whole-file.ts';

export interface PictureStorage {
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}

export interface UploadStorage extends PictureStorage {
  write(name: string, content: Buffer): Promise<void>;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

const createFolderStorage = (folder: string): UploadStorage => ({
  read: (name) => readFile(join(folder, name)).catch(nullWhenMissing),
  write: (name, content) => writeWholeFile(join(folder, name), content),
  has: async (name) => (await stat(join(folder, name)).catch(nullWhenMissing)) !== null,
});

export const createPictureStorage = ({ dataDir, pictureBucket }: Config): UploadStorage =>
  pictureBucket
    ? createBucketFolder(pictureBucket, PICTURES_FOLDER)
    : createFolderStorage(join(dataDir, PICTURES_FOLDER));
