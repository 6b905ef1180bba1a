import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccount } from './testing/accounts.ts';
import { readEvents } from './testing/requests/event-reader.ts';
import { loadUntilDrained, type Load } from './testing/load.ts';
import { createSampleRegistry, type SampleRegistry } from './testing/samples/sample-registry.ts';
import { serverScript, startServerProcess } from './testing/processes/server-process.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let testApp: TestApp;
let registry: SampleRegistry;
const settings = { DRAIN_MS: '1500', REQUESTS_PER_MINUTE: '10000000' };

beforeAll(async () => {
  testApp = await createTestApp();
  const owner = await createAccount(testApp);
  registry = await createSampleRegistry(testApp, owner.id, { items: 5 });
});
afterAll(() => testApp.close());

const urlsOf = (baseUrl: string): string[] => [
  `${baseUrl}/api/session`,
  `${baseUrl}/api/catalogue/products`,
  `${baseUrl}/api/shared/${registry.shareCode}/items`,
];

async function underLoad({ result }: Load): Promise<void> {
  while (result.answered < 100) await delay(10);
}

/** A busy server handles the signal a moment later. */
async function readinessAfter(baseUrl: string, before: number): Promise<number> {
  for (;;) {
    const { status } = await fetch(`${baseUrl}/readyz`);
    if (status !== before) return status;
    await delay(10);
  }
}

test('SIGTERM under load drops no request, ends the streams and exits', async () => {
  const server = await startServerProcess(testApp.database, settings);
  const load = loadUntilDrained(urlsOf(server.baseUrl), 24);
  const stream = await readEvents((init) =>
    fetch(`${server.baseUrl}/api/events?share=${registry.shareCode}`, init),
  );
  const unused = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  await once(unused, 'connect');
  await underLoad(load);

  server.child.kill('SIGTERM');
  expect(await readinessAfter(server.baseUrl, 200)).toBe(503);
  await load.ended;
  await stream.ended;
  expect(await server.exited).toBe(0);
  expect(load.result.dropped).toBe(0);
  expect([...load.result.statuses.keys()].filter((status) => status >= 500)).toStrictEqual([]);
  unused.destroy();
});

test('control: SIGKILL drops requests in flight', async () => {
  const server = await startServerProcess(testApp.database, settings);
  const load = loadUntilDrained(urlsOf(server.baseUrl), 24);
  await underLoad(load);
  server.child.kill('SIGKILL');
  await load.ended;
  expect(load.result.dropped).toBeGreaterThan(0);
});

test('an invalid setting logs one line that names the variable', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [serverScript], {
    env: { DATABASE_URL: testApp.database.url, PORT: 'high' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ level: 60, msg: 'PORT must be a port number.' });
});
