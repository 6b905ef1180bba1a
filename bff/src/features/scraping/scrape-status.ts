import type { ScrapeMessage, ScrapeStatus } from '@gift-registry/bff-contract';
import {
  scrapeJobResultSchema,
  scrapeProgressSchema,
  type ScrapeJobResult,
} from '@gift-registry/workers-contract';
import type { JobSnapshot } from '../../platform/queues/queues.ts';
import {
  expiredNotice,
  failedNotice,
  outcomeMessages,
  photoMessage,
  pictureMessage,
} from './scrape-messages.ts';
import { toScrapedProduct } from './scraped-product.ts';

export type ScrapeKind = 'page' | 'picture' | 'upload';

export const queuedScrape = (id: string): ScrapeStatus => ({
  id,
  step: 'queued',
  outcome: null,
  notice: null,
  product: null,
});

const failedScrape = (id: string, notice: ScrapeMessage): ScrapeStatus => ({
  ...queuedScrape(id),
  step: 'failed',
  notice,
});

export const expiredScrape = (id: string): ScrapeStatus => failedScrape(id, expiredNotice);

const isReadable = ({ outcome }: ScrapeJobResult) => outcome === 'ok' || outcome === 'partial';

export function toScrapeStatus(
  id: string,
  kind: ScrapeKind,
  job: Pick<JobSnapshot, 'state' | 'progress' | 'result'>,
): ScrapeStatus {
  const unusable = kind === 'upload' ? photoMessage : pictureMessage;
  const broken = failedScrape(id, kind === 'page' ? failedNotice : unusable);
  switch (job.state) {
    case 'completed': {
      const { data: found } = scrapeJobResultSchema.safeParse(job.result);
      if (!found) return broken;
      const readable = isReadable(found);
      const notice = kind === 'page' ? outcomeMessages[found.outcome] : unusable;
      return {
        id,
        step: 'done',
        outcome: found.outcome,
        notice: kind !== 'page' && readable ? null : notice,
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

export const isFinished = ({ step }: ScrapeStatus): boolean => step === 'done' || step === 'failed';

export const isReusable = (status: ScrapeStatus): boolean =>
  !isFinished(status) || status.outcome === 'ok' || status.outcome === 'partial';
