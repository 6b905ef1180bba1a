import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readBuild } from '../src/features/releases/build.ts';
import { publishBuilds } from '../src/features/releases/publish-release.ts';
import { createReleaseFiles } from '../src/features/releases/release-files.ts';
import { createAccount } from '../src/testing/accounts.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { CLAIMS_PER_SECOND, meetCrowd, VISITORS, withoutCaps } from './measuring/crowd.ts';

const REQUESTS = 40_000;
const TARGET_MB = 200;
const RENDERING_MB = 220;
const CROWD_MB = 350;
const STREAMS = 1_000;

const RENDERED = ['shell', 'mfe-public', 'mfe-guest'];
const workspaceRoot = join(import.meta.dirname, '../..');

function residentMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

const testApp = await createTestApp();
const { db, config } = testApp.deps;
const { id } = await createAccount(testApp);
const { shareCode } = await createSampleRegistry(testApp, id, { items: 30 });
const apiPaths = [
  `/api/shared/${shareCode}/items`,
  '/api/session',
  '/api/catalogue/products',
  '/healthz',
];

async function measure(
  figure: string,
  target: number,
  visit: (baseUrl: string) => Promise<unknown>,
): Promise<void> {
  const bff = await startServerProcess(testApp.database, {
    ...withoutCaps,
    REQUESTS_PER_MINUTE: '10000000',
    PUBLIC_BASE_URL: config.publicBaseUrl,
    DATA_DIR: config.dataDir,
  });
  try {
    const atStart = residentMemory(bff.child.pid);
    await visit(bff.baseUrl);
    const atEnd = residentMemory(bff.child.pid);
    console.log(
      JSON.stringify({
        figure,
        measured: `${atEnd} MB (${atStart} MB after start)`,
        target: `≤ ${target} MB`,
        met: atEnd <= target,
      }),
    );
  } finally {
    bff.child.kill('SIGTERM');
    await bff.exited;
  }
}

const requestAll = (paths: readonly string[]) => (url: string) =>
  autocannon({
    ...{ url, connections: 16, amount: REQUESTS },
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: paths.map((path) => ({ path })),
  });

async function startOnce(): Promise<void> {
  const bff = await startServerProcess(testApp.database);
  bff.child.kill('SIGTERM');
  await bff.exited;
}

try {
  await startOnce();
  await measure('Resident memory of a BFF after 40,000 requests', TARGET_MB, requestAll(apiPaths));
  const builds = RENDERED.map((project) =>
    readBuild(project, join(workspaceRoot, project, 'dist')),
  );
  await publishBuilds({ db, files: createReleaseFiles(config) }, await Promise.all(builds));
  await measure(
    'The same with rendering, a third of the requests for documents',
    RENDERING_MB,
    requestAll([...apiPaths, `/r/${shareCode}`, '/']),
  );
  await measure(
    `Resident memory of a BFF after two crowds of ${VISITORS} visitors without pause, ${CLAIMS_PER_SECOND} claims a second and ${STREAMS} streams`,
    CROWD_MB,
    async (baseUrl) => {
      for (const _ of ['first', 'second'])
        await meetCrowd(testApp, { baseUrl, ownerId: id, streams: STREAMS });
    },
  );
} finally {
  await testApp.close();
}
