import { join } from 'node:path';
import { readBuild } from '../src/features/releases/build.ts';
import { publishBuilds } from '../src/features/releases/publish-release.ts';
import { createReleaseFiles } from '../src/features/releases/release-files.ts';
import { createAccount } from '../src/testing/accounts.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { CLAIMS_PER_SECOND, meetCrowd, VISITORS, withoutCaps } from './measuring/crowd.ts';

const CROWDS = [200, 500, 1_000];
const LEAST_VISITS = 60;
const MOST_CLAIM_MS = 500;
const MOST_SEEN_MS = 300;
const SEEN_QUICKLY_UP_TO = 500;

const workspaceRoot = join(import.meta.dirname, '../..');

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Infinity;

const testApp = await createTestApp();
const { id: ownerId } = await createAccount(testApp);
const builds = ['shell', 'mfe-guest'].map((project) =>
  readBuild(project, join(workspaceRoot, project, 'dist')),
);
const { db, config } = testApp.deps;
await publishBuilds({ db, files: createReleaseFiles(config) }, await Promise.all(builds));

async function measure(streams: number): Promise<void> {
  const bff = await startServerProcess(testApp.database, {
    ...withoutCaps,
    DATA_DIR: config.dataDir,
    PUBLIC_BASE_URL: config.publicBaseUrl,
  });
  try {
    const { waits, refused, seenAfter, visits } = await meetCrowd(testApp, {
      ...{ baseUrl: bff.baseUrl, ownerId, streams },
    });
    const [claimed, seen] = [p99(waits), p99(seenAfter)];
    const perSecond = visits.requests.average;
    const unanswered = visits.non2xx + visits.errors;
    const seenInTime = streams > SEEN_QUICKLY_UP_TO || seen <= MOST_SEEN_MS;
    console.log(
      JSON.stringify({
        figure: `${CLAIMS_PER_SECOND} claims a second beside ${VISITORS} visitors without pause and ${streams} open streams`,
        measured: [
          `${refused} of ${waits.length + refused} refused`,
          `p99 ${claimed.toFixed(0)} ms`,
          `seen by others p99 ${seen.toFixed(0)} ms`,
          `${perSecond.toFixed(0)} visits/s`,
          `${unanswered} without an answer`,
        ].join(', '),
        target: [
          `0 refused, p99 ≤ ${MOST_CLAIM_MS} ms`,
          `≥ ${LEAST_VISITS} visits/s`,
          ...(streams > SEEN_QUICKLY_UP_TO ? [] : [`seen ≤ ${MOST_SEEN_MS} ms`]),
        ].join(', '),
        met:
          refused + unanswered === 0 &&
          claimed <= MOST_CLAIM_MS &&
          perSecond >= LEAST_VISITS &&
          seenInTime,
      }),
    );
  } finally {
    bff.child.kill('SIGTERM');
    await bff.exited;
  }
}

try {
  for (const streams of CROWDS) await measure(streams);
} finally {
  await testApp.close();
}
