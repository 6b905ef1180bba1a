import { startThrowAwayCluster, type ThrowAway } from '../postgres/throw-away-cluster.ts';
import { findChromium } from '../chromium/find-chromium.ts';
import { describeFailure } from '../terminal/failure.ts';
import { Steps } from '../terminal/steps.ts';
import { add, type Counts, none } from './counts.ts';
import { describe, runSuite, type Suite } from './suite.ts';
import * as suites from './suites.ts';
import { isRedisInstalled, startThrowAwayRedis } from './throw-away-redis.ts';

const steps = new Steps(process.stdout);
const stopping = new AbortController();
let total = none;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort());
process.on('disconnect', () => stopping.abort());
process.channel?.unref();

for (const suite of [suites.format, suites.lint, suites.types, suites.unit]) await run(suite);
await runIntegration();
await runInBrowser();
steps.line(`total: ${describe(total)}`);
process.exit(total.failed > 0 || stopping.signal.aborted ? 1 : 0);

async function run(suite: Suite): Promise<Counts> {
  if (stopping.signal.aborted) return none;
  const { counts, output } = await steps.run(suite.name, (step) =>
    runSuite(suite, step, stopping.signal),
  );
  if (counts.failed > 0) steps.line(output);
  total = add(total, counts);
  return counts;
}

async function runIntegration(): Promise<void> {
  await withServer('Postgres', startThrowAwayCluster, async (postgres) => {
    const counts = await run(suites.integration(postgres.url));
    if (!isRedisInstalled())
      return skip(suites.REDIS_SUITE, 'redis-server is not installed', counts);
    await withServer('Redis', startThrowAwayRedis, async (redis) => {
      await run(suites.integrationWithRedis(postgres.url, redis.url));
    });
  });
}

async function runInBrowser(): Promise<void> {
  if (stopping.signal.aborted) return;
  await attempt('Chromium', async () => {
    const chromium = await findChromium(process.env);
    await run(suites.stories(chromium));
    await run(suites.endToEnd(chromium));
  });
}

async function withServer(
  name: string,
  start: () => Promise<ThrowAway>,
  use: (server: ThrowAway) => Promise<void>,
): Promise<void> {
  if (stopping.signal.aborted) return;
  await attempt(name, async () => {
    const server = await steps.run(`${name} for the tests`, start);
    await use(server).finally(() => server.stop());
  });
}

/** What could not even be started is a failure, and the rest still runs. */
async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    steps.line(`✗ ${name}: ${describeFailure(error)}`);
    total = add(total, { ...none, failed: 1 });
  }
}

/** The tests that would have run there count as skipped, so that nobody takes the total for the whole. */
function skip(name: string, reason: string, { passed, failed }: Counts): void {
  steps.line(`- ${name}: skipped, ${reason}`);
  total = add(total, { ...none, skipped: Math.max(passed + failed, 1) });
}
