import { join } from 'node:path';
import { PICTURES_FOLDER } from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import { bucketPictures } from './bucket-pictures.ts';
import { folderPictures } from './folder-pictures.ts';

/** The pictures that the workers kept. */
export interface KeptPictures {
  /** Resolves to null when there is none of this name. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}

export const openKeptPictures = ({ dataDir, pictureBucket }: Config): KeptPictures =>
  pictureBucket ? bucketPictures(pictureBucket) : folderPictures(join(dataDir, PICTURES_FOLDER));
