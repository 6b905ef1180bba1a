import { z } from 'zod';
import { scrapeJobResultSchema, scrapeJobSchema } from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Delivery } from '../queue/delivery.ts';
import { PermanentError } from '../queue/permanent-error.ts';
import { PostponedError } from '../queue/postponed-error.ts';
import { BusyError } from './politeness/gate.ts';
import { openPictureKeeper } from './pictures/open-picture-keeper.ts';
import { pictureResult } from './pictures/picture-result.ts';
import { createScraper } from './scraper.ts';

const CONCURRENCY = 6;
/** Jobs wait for a busy site in the queue, where they keep nobody else from a place. */
const PATIENCE_MS = 500;
const COME_BACK_MS = 1_000;

/** Scraping as jobs of a queue. */
export async function createScrapeService(config: Config['scrape'], log: Logger) {
  const scraper = await createScraper(config, log);
  const keepPictures = openPictureKeeper(scraper, config, log);

  return {
    concurrency: CONCURRENCY,
    async handle(delivery: Delivery, signal: AbortSignal) {
      const job = scrapeJobSchema.safeParse(delivery.data);
      if (!job.success) throw new PermanentError(`not a scrape job: ${z.prettifyError(job.error)}`);
      if (job.data.kind === 'picture')
        return pictureResult(job.data.url, await keepPictures([job.data.url], signal));
      const { result, passing } = await scraper
        .attempt(job.data.url, {
          signal,
          onStep: (step) => delivery.report({ step }),
          patienceMs: PATIENCE_MS,
        })
        .catch((error: unknown) => {
          throw error instanceof BusyError ? new PostponedError(COME_BACK_MS) : error;
        });
      if (passing && !delivery.isLastAttempt) throw new Error(`${result.outcome}: trying again`);
      const images = [result.image ?? [], result.images].flat();
      if (images.length > 0) await delivery.report({ step: 'picturing' });
      return scrapeJobResultSchema.parse({
        ...result,
        pictures: await keepPictures(images, signal),
      });
    },
    close: scraper.close,
  };
}
