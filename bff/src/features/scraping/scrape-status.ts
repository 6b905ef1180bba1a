import type { ScrapeMessage, ScrapeOutcome, ScrapeStatus } from '@gift-registry/bff-contract';
import {
  scrapeJobResultSchema,
  scrapeProgressSchema,
  type ScrapeJobResult,
} from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { JobSnapshot } from '../../platform/queues/queues.ts';
import { findKnownProduct } from './external-products.repository.ts';
import { productAddress } from './product-address.ts';
import { withCorrections, toScrapedProduct } from './scraped-product.ts';
import type { RequestedScrape } from './scrapes.repository.ts';

const text = 'Could not extract product information from this URL';

const failure = (advice: string): ScrapeMessage => ({
  title: 'Failed to scrape product',
  text,
  advice,
});

const outcomeMessages: Readonly<Record<ScrapeOutcome, ScrapeMessage | null>> = {
  ok: null,
  partial: {
    title: 'We found some of the details',
    text: 'Please fill in what is missing.',
    advice: null,
  },
  'not-a-product': {
    title: 'No product found',
    text,
    advice:
      'It may be a list, a search or an article. Please open the gift itself and copy the address of its page, or fill in the details by hand.',
  },
  blocked: failure(
    'This shop doesn’t let other websites read its pages. You can fill in the details by hand.',
  ),
  unreachable: failure(
    'We could not reach this page. Please check its address and try again, or fill in the details by hand.',
  ),
  'not-allowed': failure(
    'We can’t open this address. Please use the public address of the product, or fill in the details by hand.',
  ),
  'too-large': failure(
    'This page is too large for us to read. You can fill in the details by hand.',
  ),
  timeout: failure(
    'This shop took too long to answer. Please try again, or fill in the details by hand.',
  ),
};

const failedNotice = failure(
  'Something went wrong on our side. Please try again, or fill in the details by hand.',
);

const expiredNotice = failure(
  'We read this page more than two days ago. Please paste its link again, or fill in the details by hand.',
);

const pictureMessage: ScrapeMessage = {
  title: 'We could not use this picture',
  text: 'Please use the address of a photograph: JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.',
  advice: null,
};

const photoMessage: ScrapeMessage = {
  title: 'We could not use this photo',
  text: 'Please choose a photo that is a JPEG, PNG, WebP, GIF or AVIF, at least 80 pixels wide and high.',
  advice: null,
};

export async function readStatus(
  { db, queues }: Pick<AppDependencies, 'db' | 'queues'>,
  userId: string,
  { id, job, enqueued }: RequestedScrape,
): Promise<ScrapeStatus> {
  if (!enqueued) return queuedScrape(id);
  const kind = job.kind === undefined || job.kind === 'price' ? 'page' : job.kind;
  const status = toScrapeStatus(id, kind, await queues.find('scrape', id));
  if (kind !== 'page' || !isFinished(status) || !status.product) return status;
  const known = await findKnownProduct(db, userId, productAddress(status.product.url, 'url'));
  return known ? { ...status, product: withCorrections(status.product, known) } : status;
}

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

const isFinished = ({ step }: ScrapeStatus): boolean => step === 'done' || step === 'failed';

export const isReusable = (status: ScrapeStatus): boolean =>
  !isFinished(status) || status.outcome === 'ok' || status.outcome === 'partial';
