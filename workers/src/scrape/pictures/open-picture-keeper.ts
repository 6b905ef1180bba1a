import { join } from 'node:path';
import { PICTURES_FOLDER } from '@gift-registry/workers-contract';
import type { Config } from '../../config.ts';
import type { Logger } from '../../logger.ts';
import type { Scraper } from '../scraper.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import { createPictureKeeper, type KeepPictures } from './keep-pictures.ts';

/** Keeps pictures where the configuration says. */
export function openPictureKeeper(
  { fetch, userAgent }: Pick<Scraper, 'fetch' | 'userAgent'>,
  { dataDir, bucket }: Config['scrape'],
  log: Logger,
): KeepPictures {
  const store = bucket ? bucketStore(bucket) : folderStore(join(dataDir, PICTURES_FOLDER));
  return createPictureKeeper({ fetch, userAgent, store, log });
}
