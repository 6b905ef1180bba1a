import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { QueueStore } from '../platform/queues/create-queues.ts';

/** The tests of the workers use databases below this one. */
const FIRST_DATABASE = 8;
const DATABASES = 8;

/**
 * Queues and events run on Redis when TEST_REDIS_URL is set, otherwise on PostgreSQL. A test file whose outcome depends on
 * the backend is named `*.backends.integration.test.ts`: exactly these files run a second time with TEST_REDIS_URL.
 */
export const testRedisUrl: string | undefined = ownDatabase(process.env.TEST_REDIS_URL);

export const testQueueStore = ({ url }: { readonly url: string }): QueueStore => ({
  databaseUrl: url,
  redisUrl: testRedisUrl,
  redisPrefix: `test-${randomUUID()}`,
});

/** An earlier test file of this process may have left jobs, which the workers of the next one would run. */
export async function emptyTestRedis(): Promise<void> {
  if (!testRedisUrl) return;
  const redis = new Redis(testRedisUrl);
  await redis.flushdb();
  await redis.quit();
}

export function requireBackendsTest(): void {
  const { testPath } = expect.getState();
  if (!testPath?.endsWith('.backends.integration.test.ts'))
    throw new Error(`Rename ${testPath} to *.backends.integration.test.ts: it runs jobs.`);
}

/** Test files run in several processes; in one database, the workers of one would take the jobs of another. */
function ownDatabase(redisUrl: string | undefined): string | undefined {
  if (!redisUrl) return undefined;
  const url = new URL(redisUrl);
  const id = Number(process.env.TINYPOOL_WORKER_ID ?? 0);
  url.pathname = `/${FIRST_DATABASE + (id % DATABASES)}`;
  return url.href;
}
