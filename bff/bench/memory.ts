import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { createAccount } from '../src/testing/accounts.ts';
import { createSampleRegistry } from '../src/testing/sample-registry.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';

const REQUESTS = 40_000;
const TARGET_MB = 200;

/** Resident memory in megabytes, from Linux's procfs. */
function residentMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

const testApp = await createTestApp();
const { id } = await createAccount(testApp);
const { shareCode } = await createSampleRegistry(testApp, id, { items: 30 });
const bff = await startServerProcess(testApp.database, { REQUESTS_PER_MINUTE: '10000000' });
try {
  const atStart = residentMemory(bff.child.pid);
  const paths = [
    `/api/shared/${shareCode}/items`,
    '/api/session',
    '/api/catalogue/products',
    '/healthz',
  ];
  await autocannon({
    url: bff.baseUrl,
    connections: 16,
    amount: REQUESTS,
    requests: paths.map((path) => ({ path })),
  });
  const atEnd = residentMemory(bff.child.pid);
  console.log(
    JSON.stringify({
      figure: 'Resident memory of a BFF after 40,000 requests',
      measured: `${atEnd} MB (${atStart} MB after start)`,
      target: `≤ ${TARGET_MB} MB`,
      met: atEnd <= TARGET_MB,
    }),
  );
} finally {
  bff.child.kill('SIGTERM');
  await bff.exited;
  await testApp.close();
}
