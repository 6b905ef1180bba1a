import { createPostgresBackend, withBackend, Worker, type Job } from 'bullmq';
import {
  QUEUE_PREFIX,
  QUEUE_SCHEMA,
  scrapeJobSchema,
  type ScrapeJob,
  type ScrapeProgress,
  type ScrapeResult,
} from '@gift-registry/workers-contract';
import { requireBackendsTest } from '../backend.ts';
import type { TestApp } from '../test-app.ts';

const { Worker: PostgresWorker } = withBackend(createPostgresBackend);

type Report = (step: ScrapeProgress['step']) => Promise<void>;
type Scrape = (job: ScrapeJob, report: Report) => Promise<ScrapeResult>;

export interface ScrapeWorker {
  close(): Promise<void>;
}

export async function startScrapeWorker(
  { deps }: Pick<TestApp, 'deps'>,
  scrape: Scrape,
): Promise<ScrapeWorker> {
  requireBackendsTest();
  const { databaseUrl, redisUrl } = deps.config;
  const processor = (job: Pick<Job, 'data' | 'updateProgress'>): Promise<ScrapeResult> =>
    scrape(scrapeJobSchema.parse(job.data), (step) => job.updateProgress({ step }));
  const worker = redisUrl
    ? new Worker('scrape', processor, {
        connection: { url: redisUrl, maxRetriesPerRequest: null },
        prefix: QUEUE_PREFIX,
      })
    : new PostgresWorker('scrape', processor, {
        connection: { connectionString: databaseUrl, schema: QUEUE_SCHEMA, max: 3 },
      });
  await worker.waitUntilReady();
  return { close: () => worker.close() };
}
