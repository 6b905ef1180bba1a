/**
 * Queues and events run on Redis when TEST_REDIS_URL is set, otherwise on PostgreSQL. A test file whose outcome depends on
 * the backend is named `*.backends.integration.test.ts`: exactly these files run a second time with TEST_REDIS_URL.
 */
export const testRedisUrl: string | undefined = process.env.TEST_REDIS_URL || undefined;

/** Fails in test files that would run on one backend only. */
export function requireBackendsTest(): void {
  const { testPath } = expect.getState();
  if (!testPath?.endsWith('.backends.integration.test.ts'))
    throw new Error(`Rename ${testPath} to *.backends.integration.test.ts: it runs jobs.`);
}
