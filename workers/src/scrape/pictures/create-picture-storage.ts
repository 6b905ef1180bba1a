import { join } from 'node:path';
import { PICTURES_FOLDER } from '@gift-registry/workers-contract';
import type { Config } from '../../config.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { UploadStorage } from './picture-storage.ts';

export const createPictureStorage = ({ dataDir, bucket }: Config['scrape']): UploadStorage =>
  bucket ? createBucketStorage(bucket) : createFolderStorage(join(dataDir, PICTURES_FOLDER));
