import { join } from 'node:path';
import { PICTURES_FOLDER } from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

/** Reads the pictures that the workers store. */
export interface PictureStorage {
  /** Resolves to null when no picture has this name. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}

export const createPictureStorage = ({ dataDir, pictureBucket }: Config): PictureStorage =>
  pictureBucket
    ? createBucketStorage(pictureBucket)
    : createFolderStorage(join(dataDir, PICTURES_FOLDER));
