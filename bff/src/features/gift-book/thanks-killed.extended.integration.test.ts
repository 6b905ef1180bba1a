import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError, listGifts, sayThanks, signIn } from '@gift-registry/bff-contract';
import { QUEUE_SCHEMA } from '@gift-registry/workers-contract';
import { createDatabase, type Db } from '../../platform/database/database.ts';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { insertGifts } from '../../testing/samples/given-gifts.ts';
import { startMailSink, type MailSink } from '../../testing/mail-sink.ts';
import { startMailWorker } from '../../testing/processes/mail-worker-process.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { startServerProcess } from '../../testing/processes/server-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const GUESTS = 300;
const secrets = {
  DATA_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  SESSION_SECRET: randomBytes(32).toString('hex'),
};
const naiveScript = join(import.meta.dirname, '../../testing/processes/naive-thanks.ts');

let database: TestDatabase;
let db: Db;
let sink: MailSink;
const children = new Set<ChildProcess>();
beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url);
  sink = await startMailSink();
});
afterEach(async () => {
  await Promise.all([...children].map(kill));
  sink.close();
  await db.destroy();
  await database.drop();
});

/** A host with 300 gifts. The app is closed again: its relay would deliver beside the servers that are killed. */
async function createHost() {
  const app = await createTestApp({ database });
  const user = await createAccount(app);
  const { registryId, itemIds } = await createSampleRegistry(app, user.id);
  await insertGifts(app, itemIds[0] ?? '', GUESTS);
  await sql`update claims set told_at = now()`.execute(db);
  await app.close();
  return { email: user.email, registryId };
}

async function startServer() {
  const server = await startServerProcess(database, secrets);
  children.add(server.child);
  return server;
}
function startWorker(): ChildProcess {
  const worker = startMailWorker(database, sink.url);
  children.add(worker);
  return worker;
}
async function kill(child: ChildProcess): Promise<void> {
  children.delete(child);
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function until(condition: () => boolean | Promise<boolean>, seconds = 240): Promise<boolean> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    if (await condition()) return true;
    await delay(10);
  }
  return false;
}

const recipients = () => new Set(sink.received.map(({ to }) => to));
/** Guests who got mails that a mail program would show as two. */
const mailedTwice = () => {
  const ids = new Map<string, Set<string>>();
  for (const { to, messageId } of sink.received)
    ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
  return [...ids.values()].filter(({ size }) => size > 1).length;
};
const waitingMails = async () =>
  (await sql`select from outbox where topic = 'secret-mail'`.execute(db)).rows.length;

const mailsOnTheWay = async () => ({
  outbox: (
    await sql`select published_at is not null as published, attempts, available_at - now() as due, count(*)
      from outbox where topic = 'secret-mail' group by 1, 2, 3`.execute(db)
  ).rows,
  jobs: (
    await sql`select state, attempts_made, attempts_started, failed_reason, count(*)
      from ${sql.id(QUEUE_SCHEMA, 'job')} group by 1, 2, 3, 4`.execute(db)
  ).rows,
});

async function killOnTheWay(relay: ChildProcess): Promise<void> {
  const worker = startWorker();
  await until(() => sink.received.length >= 20);
  await Promise.all([kill(worker), kill(relay)]);
  await startServer();
  startWorker();
}

// A killed relay's rows wait for their next try, longer on a busy machine.
const TIMEOUT_MS = 360_000;

test(
  'a thanks-all of 300 mails survives kill -9 of server and worker, each mail sent once',
  async () => {
    const { email, registryId } = await createHost();
    const open = async (baseUrl: string) => {
      const client = createTestClient({ baseUrl, origin: baseUrl });
      await client.call(signIn, { body: { email, password: testPassword } });
      return client;
    };

    const first = await startServer();
    const host = await open(first.baseUrl);
    const { gifts } = await host.call(listGifts, { query: { registryId, limit: GUESTS } });
    const body = {
      batchId: randomUUID(),
      channel: 'mail' as const,
      notes: gifts.map(({ id, giverName }) => ({ giftId: id, note: `Thank you, ${giverName}!` })),
    };
    const reply = host.call(sayThanks, { body }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 0) return undefined;
      throw error;
    });
    let seen = 0;
    await until(async () => (seen = await waitingMails()) > 0);
    await kill(first.child);
    await reply;
    expect(seen).toBe(GUESTS);

    const second = await startServer();
    // The host's page asks again, because it may have got no reply.
    const again = await (await open(second.baseUrl)).call(sayThanks, { body });
    expect(again.thanked).toHaveLength(GUESTS);
    await killOnTheWay(second.child);
    const arrived = await until(() => recipients().size === GUESTS);
    if (!arrived) throw new Error(`Mails wait: ${JSON.stringify(await mailsOnTheWay())}`);
    await delay(8_000);
    expect(recipients().size).toBe(GUESTS);
    expect(mailedTwice()).toBe(0);
  },
  TIMEOUT_MS,
);

test(
  'control: a transaction for each mail loses those after the kill',
  async () => {
    const naive = spawn(process.execPath, [naiveScript], {
      env: { PATH: process.env.PATH, DATABASE_URL: database.url, ...secrets },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.add(naive);
    await once(naive.stdout, 'data');
    await kill(naive);
    const waiting = await waitingMails();
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(GUESTS);
    const server = await startServer();
    await killOnTheWay(server.child);
    await until(() => recipients().size >= waiting);
    await delay(2_000);
    expect(recipients().size).toBe(waiting);
  },
  TIMEOUT_MS,
);
