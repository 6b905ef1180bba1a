import type { ScrapeNotice, ScrapeStatus } from '@gift-registry/bff-contract';
import {
  scrapeJobResultSchema,
  scrapeProgressSchema,
  type ScrapeJobResult,
} from '@gift-registry/workers-contract';
import type { JobSnapshot } from '../../queues/queues.ts';
import { failedNotice, outcomeNotices, pictureNotice } from './scrape-notices.ts';
import { toScrapedProduct } from './scraped-product.ts';

export type ScrapeKind = 'page' | 'picture';

export const queuedScrape = (id: string): ScrapeStatus => ({
  id,
  step: 'queued',
  outcome: null,
  notice: null,
  product: null,
});

const failedScrape = (id: string, notice: ScrapeNotice): ScrapeStatus => ({
  ...queuedScrape(id),
  step: 'failed',
  notice,
});

const isReadable = ({ outcome }: ScrapeJobResult) => outcome === 'ok' || outcome === 'partial';

/** What a worker has reported so far. A job that the queue lost is handed over again, so it waits. */
export function toScrapeStatus(id: string, kind: ScrapeKind, job: JobSnapshot): ScrapeStatus {
  const broken = failedScrape(id, kind === 'page' ? failedNotice : pictureNotice);
  switch (job.state) {
    case 'completed': {
      const { data: found } = scrapeJobResultSchema.safeParse(job.result);
      if (!found) return broken;
      const readable = isReadable(found);
      const notice = kind === 'page' ? outcomeNotices[found.outcome] : pictureNotice;
      return {
        id,
        step: 'done',
        outcome: found.outcome,
        notice: kind === 'picture' && readable ? null : notice,
        product: readable ? toScrapedProduct(found) : null,
      };
    }
    case 'failed':
      return broken;
    case 'active': {
      const { data: progress } = scrapeProgressSchema.safeParse(job.progress);
      return { ...queuedScrape(id), step: progress?.step ?? 'fetching' };
    }
    case 'waiting':
    case 'missing':
      return queuedScrape(id);
  }
}

export const isOver = ({ step }: ScrapeStatus): boolean => step === 'done' || step === 'failed';

/** Worth showing again to who asks for the same page once more. */
export const isUseful = (status: ScrapeStatus): boolean =>
  !isOver(status) || status.outcome === 'ok' || status.outcome === 'partial';
