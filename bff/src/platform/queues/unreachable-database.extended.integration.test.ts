import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend, withBackend } from 'bullmq';
import { QUEUE_SCHEMA } from '@gift-registry/workers-contract';
import { createLogger } from '../logging/logger.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/processes/database-proxy.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import { startMailWorker } from '../../testing/processes/mail-worker-process.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createQueues, type QueueStore } from './create-queues.ts';

const log = createLogger('silent');
let database: TestDatabase;
let proxy: DatabaseProxy;

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.url);
  await proxy.shut();
});
afterEach(async () => {
  await proxy.shut();
  await database.drop();
});

const storeOf = (databaseUrl: string): QueueStore => ({ databaseUrl, redisUrl: undefined });
const code = () => ({
  id: randomUUID(),
  data: { template: 'otp', to: 'asha@example.com', data: { code: '123456', mode: 'login' } },
});

test('a queue that was opened while the database was away works when it is back', async () => {
  const queues = createQueues(storeOf(proxy.url), log);
  await expect(queues.ping()).rejects.toThrow();
  await expect(queues.add('mail', [code()])).rejects.toThrow();
  await proxy.open();
  const job = code();
  await queues.add('mail', [job]);
  expect(await queues.find('mail', job.id)).toMatchObject({ state: 'waiting' });
  await queues.close();
});

test('control: a queue of BullMQ fails for ever', async () => {
  const { Queue } = withBackend(createPostgresBackend);
  const queue = new Queue('mail', {
    connection: { connectionString: proxy.url, schema: QUEUE_SCHEMA },
  });
  queue.on('error', () => undefined);
  await expect(queue.getJobCounts()).rejects.toThrow();
  await proxy.open();
  await expect(queue.getJobCounts()).rejects.toThrow();
  await queue.close().catch(() => undefined);
});

test('a worker that was started while the database was away delivers when it is back', async () => {
  const sink = await startMailSink();
  const worker = startMailWorker({ ...database, url: proxy.url }, sink.url);
  try {
    await delay(5_000);
    expect(worker.exitCode).toBeNull();
    await proxy.open();
    const queues = createQueues(storeOf(database.url), log);
    await queues.add('mail', [code()]);
    for (let waited = 0; sink.received.length === 0 && waited < 30_000; waited += 100)
      await delay(100);
    await queues.close();
    expect(sink.received).toHaveLength(1);
  } finally {
    worker.kill('SIGKILL');
    if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
    sink.close();
  }
}, 60_000);
