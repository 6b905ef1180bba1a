import { join } from 'node:path';
import { PICTURES_FOLDER } from '@gift-registry/workers-contract';
import { createBucketFolder } from '../buckets/bucket-folder.ts';
import type { Config } from '../config.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { UploadStorage } from './picture-storage.ts';

export const createPictureStorage = ({ dataDir, pictureBucket }: Config): UploadStorage =>
  pictureBucket
    ? createBucketFolder(pictureBucket, PICTURES_FOLDER)
    : createFolderStorage(join(dataDir, PICTURES_FOLDER));
