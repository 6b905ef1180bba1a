import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { errorMessages, errorReply, signIn } from '@gift-registry/bff-contract';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/processes/database-proxy.ts';
import { addLiveShell } from '../../testing/processes/server-process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, ping } from './database.ts';

const TIMEOUT_MS = 2_000;
const ANSWER_LIMIT_MS = 6_000;
/** Without the checks they never succeed again; a busy machine needs more than one timeout. */
const FIRST_SUCCESS_MS = 3 * TIMEOUT_MS;
const ASKED_SECONDS = 8;

let database: TestDatabase;
let proxy: DatabaseProxy;
let testApp: TestApp;
let browser: TestClient;
let gapsInEvents = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await addLiveShell(database);
  proxy = await startDatabaseProxy(database.url);
  const config = { databaseUrl: proxy.url, databaseTimeoutMs: TIMEOUT_MS };
  testApp = await createTestApp({ database, config });
  testApp.deps.events.subscribe(
    () => undefined,
    () => {
      gapsInEvents += 1;
    },
  );
  const { email } = await createAccount(testApp);
  browser = testApp.client();
  await browser.call(signIn, { body: { email, password: testPassword } });
});
beforeEach(openAllConnections);
afterAll(async () => {
  proxy.silenceNew(false);
  await testApp.close();
  await proxy.shut();
  await database.drop();
});

interface Answer {
  readonly status: number;
  readonly sentAt: number;
  readonly at: number;
}

async function ask(): Promise<Answer> {
  const sentAt = performance.now();
  const response = await browser.fetch('/api/registries');
  const body: unknown = await response.json();
  if (response.status === 503) {
    expect(errorReply.parse(body).error.message).toBe(errorMessages.unavailable);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return { status: response.status, sentAt, at: performance.now() };
}

const askTogether = (count: number): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, ask));

async function openAllConnections(): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1)
    if ((await askTogether(30)).every(({ status }) => status === 200)) return;
  throw new Error('The database did not come back.');
}

async function askFor(seconds: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    answers.push(ask());
    await delay(100);
  }
  return Promise.all(answers);
}

function expectQuickAnswers(answers: readonly Answer[]): void {
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toStrictEqual([]);
  expect(Math.max(...answers.map(({ at, sentAt }) => at - sentAt))).toBeLessThan(ANSWER_LIMIT_MS);
}

function expectRecovery(answers: readonly Answer[], since: number): void {
  const successes = answers.filter(({ status, at }) => status === 200 && at > since);
  expect(Math.min(...successes.map(({ at }) => at)) - since).toBeLessThan(FIRST_SUCCESS_MS);
  expect(
    answers.filter(
      ({ sentAt, status }) => sentAt > since + FIRST_SUCCESS_MS + 500 && status !== 200,
    ),
  ).toStrictEqual([]);
}

const databaseIn = async (path: string): Promise<unknown> =>
  (await fetch(`${testApp.baseUrl}${path}`)).json();

test('requests are answered and succeed again after busy connections died silently', async () => {
  const lostAt = performance.now();
  proxy.silence();
  const answers = await Promise.all([askTogether(15), askFor(ASKED_SECONDS)]);
  expectQuickAnswers(answers.flat());
  expectRecovery(answers.flat(), lostAt);
  expect(await databaseIn('/healthz')).toStrictEqual({ status: 'ok', database: true });
  expect((await fetch(`${testApp.baseUrl}/readyz`)).status).toBe(200);
});

test('idle connections that died silently are replaced before a statement fails', async () => {
  // Without the app, whose own work keeps connections busy.
  const db = createDatabase(proxy.url, { timeoutMs: 5_000 });
  const pingTogether = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => ping(db)));
  const failuresAfter = async (idleMs: number) => {
    await pingTogether(10);
    await delay(idleMs);
    proxy.silence();
    const outcomes = await pingTogether(15);
    return outcomes.filter(({ status }) => status === 'rejected').length;
  };
  expect(await failuresAfter(1_500)).toBe(0);
  // Control: connections that have just answered are not checked.
  expect(await failuresAfter(0)).toBeGreaterThan(0);
  await db.destroy();
});

test('requests are answered while new connections are silent too, and succeed soon after', async () => {
  proxy.silence();
  proxy.silenceNew(true);
  const during = askFor(4);
  await delay(3_000);
  expect(await databaseIn('/healthz')).toStrictEqual({ status: 'ok', database: false });
  expect((await fetch(`${testApp.baseUrl}/readyz`)).status).toBe(503);
  const answers = await during;
  expect(answers.every(({ status }) => status === 503)).toBe(true);
  proxy.silenceNew(false);
  const returnedAt = performance.now();
  answers.push(...(await askFor(ASKED_SECONDS)));
  expectQuickAnswers(answers);
  expectRecovery(answers, returnedAt);
});

test('the connection that listens for events is replaced', async () => {
  for (let tries = 0; gapsInEvents === 0 && tries < 150; tries += 1) await delay(100);
  expect(gapsInEvents).toBeGreaterThan(0);
});

test("control: pg's query timeout keeps the dead connection", async () => {
  const pool = new Pool({ connectionString: proxy.url, max: 1, query_timeout: 300 });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const query = () =>
    sql`select 1`.execute(db).then(
      () => 'answered',
      () => 'failed',
    );
  const outcomes = [await query()];
  proxy.silence();
  for (let tries = 0; tries < 4; tries += 1) outcomes.push(await query());
  expect(outcomes).toStrictEqual(['answered', 'failed', 'failed', 'failed', 'failed']);
  await db.destroy();
});
