import { createBucketFolder } from '../../buckets/bucket-folder.ts';
import type { Config } from '../../config/config.ts';
import { createBucketFiles } from './bucket-files.ts';
import { createFolderFiles } from './folder-files.ts';
import type { ReleaseFiles } from './release-files.ts';

const BUCKET_FOLDER = 'releases';

export const createReleaseFiles = ({
  dataDir,
  releaseBucket,
}: Pick<Config, 'dataDir' | 'releaseBucket'>): ReleaseFiles =>
  releaseBucket
    ? createBucketFiles(createBucketFolder(releaseBucket, BUCKET_FOLDER), dataDir)
    : createFolderFiles(dataDir);
