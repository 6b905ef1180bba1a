import type { ScrapedProduct, ScrapeStatus } from '@gift-registry/bff-contract';
import {
  scrapeProgressSchema,
  scrapeResultSchema,
  type ScrapeResult,
} from '@gift-registry/workers-contract';
import type { JobSnapshot } from '../../queues/queues.ts';
import { failedMessage, outcomeMessages } from './scrape-messages.ts';

export const queuedScrape = (id: string): ScrapeStatus => ({
  id,
  step: 'queued',
  outcome: null,
  message: null,
  product: null,
});

const failedScrape = (id: string): ScrapeStatus => ({
  ...queuedScrape(id),
  step: 'failed',
  message: failedMessage,
});

const toProduct = (found: ScrapeResult): ScrapedProduct => ({
  title: found.title,
  name: found.name,
  brand: found.brand,
  price: found.price,
  currency: found.currency,
  description: found.description,
  image: found.image,
  url: found.url,
});

function finishedScrape(id: string, result: unknown): ScrapeStatus {
  const { success, data: found } = scrapeResultSchema.safeParse(result);
  if (!success) return failedScrape(id);
  const readable = found.outcome === 'ok' || found.outcome === 'partial';
  return {
    id,
    step: 'done',
    outcome: found.outcome,
    message: outcomeMessages[found.outcome],
    product: readable ? toProduct(found) : null,
  };
}

/** What a worker has reported so far. A job that the queue lost is handed over again, so it waits. */
export function toScrapeStatus(id: string, job: JobSnapshot): ScrapeStatus {
  switch (job.state) {
    case 'completed':
      return finishedScrape(id, job.result);
    case 'failed':
      return failedScrape(id);
    case 'active': {
      const { data: progress } = scrapeProgressSchema.safeParse(job.progress);
      return { ...queuedScrape(id), step: progress?.step ?? 'fetching' };
    }
    case 'waiting':
    case 'missing':
      return queuedScrape(id);
  }
}
