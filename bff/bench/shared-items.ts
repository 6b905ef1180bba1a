import { join } from 'node:path';
import { createAccount } from '../src/testing/accounts.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { printRatio } from './measuring/print-ratio.ts';
import { compare } from './measuring/throughput.ts';

const ROUNDS = 5;

const testApp = await createTestApp();
const { id } = await createAccount(testApp);
const { shareCode } = await createSampleRegistry(testApp, id, { items: 30 });
const [bff, bare] = await Promise.all([
  startServerProcess(testApp.database, { REQUESTS_PER_MINUTE: '10000000' }),
  startServerProcess(testApp.database, {}, join(import.meta.dirname, 'samples/bare-server.ts')),
]);
try {
  const path = `/api/shared/${shareCode}/items`;
  const [ours, baseline] = await compare(
    [
      { name: 'BFF', url: bff.baseUrl + path },
      { name: 'bare Fastify', url: bare.baseUrl + path },
    ],
    ROUNDS,
  );
  printRatio({
    figure: 'Guest read of 30 items, against bare Fastify with one prepared query',
    ours,
    baseline,
    unit: 'requests/s',
    target: 0.6,
  });
} finally {
  for (const server of [bff, bare]) server.child.kill('SIGTERM');
  await Promise.all([bff.exited, bare.exited]);
  await testApp.close();
}
