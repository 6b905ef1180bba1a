import { findChromium } from '../chromium/find-chromium.ts';
import type { Project } from '../nx/projects.ts';
import { startThrowAwayCluster } from '../postgres/throw-away-cluster.ts';
import type { TestRun } from './run.ts';
import * as suites from './suites.ts';
import { isRedisInstalled, startThrowAwayRedis } from './throw-away-redis.ts';

/**
 * Static checks and builds keep one processor busy, compilers and unit tests another. Tests that measure time or
 * drive a browser run alone afterwards.
 */
export async function testEverything(run: TestRun, all: readonly Project[]): Promise<void> {
  await Promise.all([
    run.suites(suites.lintAll, suites.importRules, suites.unusedCode, suites.builds(all)),
    run.suites(suites.format(), ...suites.typesOfAll, suites.unit(all)),
  ]);
  await testWithServers(run, all);
  await run.attempt('Chromium', async () => {
    const chromium = await findChromium(process.env);
    await run.suites(suites.stories(chromium), suites.journeys(chromium));
  });
}

export async function testWithServers(run: TestRun, projects: readonly Project[]): Promise<void> {
  await run.withServer('PostgreSQL', startThrowAwayCluster, async (postgres) => {
    await run.suite(suites.integration(projects, postgres.url));
    if (!isRedisInstalled()) return run.skip(suites.REDIS_SUITE, 'redis-server is not installed');
    await run.withServer('Redis', startThrowAwayRedis, (redis) =>
      run.suite(suites.integrationWithRedis(projects, postgres.url, redis.url)),
    );
  });
}
