import { findTestBrowser } from '../chromium/find-chromium.ts';
import type { Project } from '../nx/projects.ts';
import { startThrowAwayCluster } from '../postgres/throw-away-cluster.ts';
import type { TestRun } from './suites/run.ts';
import type { Suite } from './suites/suite.ts';
import * as suites from './suites/suites.ts';
import { isRedisInstalled, startThrowAwayRedis } from './environment/throw-away-redis.ts';

/**
 * Three lanes keep both processors busy, because many tests wait for timers and other processes. Tests that measure time
 * run afterwards, and the journeys last.
 */
export async function testEverything(
  run: TestRun,
  all: readonly Project[],
  leftOut: readonly string[],
): Promise<void> {
  await Promise.all([
    checksAndStories(run, all, leftOut),
    run.suite(suites.components(leftOut)),
    run.suite(suites.unitOfServers(all, leftOut)),
  ]);
  // The cluster's files are deleted last, because deleted files slow down the PostgreSQL of the journeys.
  await testWithServers(run, all, leftOut, () =>
    withChromium(run, (chromium) => suites.journeys(chromium, leftOut)),
  );
}

async function checksAndStories(
  run: TestRun,
  all: readonly Project[],
  leftOut: readonly string[],
): Promise<void> {
  await run.suites(
    suites.format(),
    suites.lintAll,
    suites.importRules,
    suites.unusedCode,
    suites.contractVersions,
    suites.builds(all),
  );
  if (suites.storiesRun(leftOut)) await withChromium(run, suites.stories);
}

export const withChromium = (run: TestRun, suite: (chromium: string) => Suite): Promise<void> =>
  run.attempt('Chromium', async () => run.suite(suite(await findTestBrowser(process.env))));

export async function testWithServers(
  run: TestRun,
  projects: readonly Project[],
  leftOut: readonly string[],
  afterwards: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await run.withServer('PostgreSQL', startThrowAwayCluster, async (postgres) => {
    await run.suite(suites.integration(projects, postgres.url, leftOut));
    await testWithRedis(run, projects, postgres.url);
    await afterwards();
  });
}

async function testWithRedis(
  run: TestRun,
  projects: readonly Project[],
  databaseUrl: string,
): Promise<void> {
  if (!isRedisInstalled()) return run.skip(suites.REDIS_SUITE, 'redis-server is not installed');
  await run.withServer('Redis', startThrowAwayRedis, (redis) =>
    run.suite(suites.integrationWithRedis(projects, databaseUrl, redis.url)),
  );
}
