import { z } from 'zod';
import {
  PICTURES_FOLDER,
  scrapeJobResultSchema,
  scrapeJobSchema,
  telemetry,
  type ScrapeJobResult,
} from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { QueuedJob } from '../queue/queued-job.ts';
import { PermanentError } from '../queue/permanent-error.ts';
import { RetryLaterError } from '../queue/retry-later-error.ts';
import { RateLimitedError } from './limits/per-site-rate-limit.ts';
import { createStorePictures, createStoreUpload } from './pictures/store-pictures.ts';
import { createScraper } from './scraper.ts';
import { join } from 'node:path';
import { createBucketStorage } from './pictures/bucket-storage.ts';
import { createFolderStorage, type UploadStorage } from './pictures/folder-storage.ts';
import { emptyResult } from './scraped-page.ts';

export const pictureResult = (url: string, pictures: string[]): ScrapeJobResult => ({
  ...emptyResult(pictures.length > 0 ? 'ok' : 'unreachable', url),
  pictures,
});

export const createPictureStorage = ({ dataDir, bucket }: Config['scrape']): UploadStorage =>
  bucket ? createBucketStorage(bucket) : createFolderStorage(join(dataDir, PICTURES_FOLDER));

const CONCURRENCY = 6;
/** A job for a busy site soon goes back to the queue, so that it doesn't occupy a slot. */
const WAIT_TIMEOUT_MS = 500;
const RETRY_DELAY_MS = 1_000;

export async function createScrapeService(config: Config['scrape'], log: Logger) {
  const scraper = await createScraper(config, log);
  const { fetch, userAgent } = scraper;
  const storage = createPictureStorage(config);
  const storePictures = createStorePictures({ fetch, userAgent, storage, log });
  const storeUpload = createStoreUpload({ storage, log });

  return {
    concurrency: CONCURRENCY,
    async handle(job: QueuedJob, signal: AbortSignal) {
      const parsed = scrapeJobSchema.safeParse(job.data);
      if (!parsed.success)
        throw new PermanentError(`not a scrape job: ${z.prettifyError(parsed.error)}`);
      const { url, kind } = parsed.data;
      if (kind === 'upload') return pictureResult(url, await storeUpload(url, signal));
      if (kind === 'picture') return pictureResult(url, await storePictures([url], signal));
      const { result, retryable } = await scraper
        .attempt(url, {
          signal,
          onStep: (step) => job.reportProgress({ step }),
          waitTimeoutMs: WAIT_TIMEOUT_MS,
        })
        .catch((error: unknown) => {
          throw error instanceof RateLimitedError ? new RetryLaterError(RETRY_DELAY_MS) : error;
        });
      telemetry()?.count('gifts_scrapes_total', { outcome: result.outcome });
      if (retryable && !job.isLastAttempt) throw new Error(`${result.outcome}: retrying`);
      const images = kind === 'price' ? [] : [result.image ?? [], result.images].flat();
      if (images.length > 0) await job.reportProgress({ step: 'picturing' });
      return scrapeJobResultSchema.parse({
        ...result,
        pictures: await storePictures(images, signal),
      });
    },
    close: scraper.close,
  };
}
