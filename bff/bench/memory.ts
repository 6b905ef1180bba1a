import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readBuild } from '../src/platform/releases/build.ts';
import { createReleaseFiles } from '../src/platform/releases/release-files.ts';
import { publishBuilds } from '../src/platform/releases/publish.service.ts';
import { createAccount } from '../src/testing/accounts.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';

const REQUESTS = 40_000;
const TARGET_MB = 200;
/** A thread that renders may use 64 MB of heap; V8 itself and its code need some more. */
const THREAD_MB = 40;

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

async function measure(figure: string, paths: readonly string[], target: number): Promise<void> {
  const bff = await startServerProcess(testApp.database, {
    REQUESTS_PER_MINUTE: '10000000',
    DATA_DIR: config.dataDir,
  });
  try {
    const atStart = residentMemory(bff.child.pid);
    await autocannon({
      url: bff.baseUrl,
      connections: 16,
      amount: REQUESTS,
      requests: paths.map((path) => ({ path })),
    });
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

async function startOnce(): Promise<void> {
  const bff = await startServerProcess(testApp.database);
  bff.child.kill('SIGTERM');
  await bff.exited;
}

try {
  await startOnce();
  await measure('Resident memory of a BFF after 40,000 requests', apiPaths, TARGET_MB);
  const builds = RENDERED.map((project) =>
    readBuild(project, join(workspaceRoot, project, 'dist')),
  );
  await publishBuilds({ db, files: createReleaseFiles(config) }, await Promise.all(builds));
  await measure(
    `The same with ${RENDERED.length} rendering threads, a third of the requests for documents`,
    [...apiPaths, `/r/${shareCode}`, '/'],
    TARGET_MB + RENDERED.length * THREAD_MB,
  );
} finally {
  await testApp.close();
}
