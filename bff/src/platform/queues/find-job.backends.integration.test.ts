import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Queue, type Job } from 'bullmq';
import { createLogger } from '../logging/logger.ts';
import { testQueueStore } from '../../testing/backend.ts';
import { runJobs } from '../../testing/processes/job-runner.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createQueues, type QueueStore } from './create-queues.ts';

let database: TestDatabase;
let store: QueueStore;

beforeAll(async () => {
  database = await createTestDatabase();
  store = testQueueStore(database);
});
afterAll(async () => {
  await database.drop();
});

function readTooEarly() {
  const getJob = Queue.prototype.getJob;
  const read: Job[] = [];
  const spy = jest.spyOn(Queue.prototype, 'getJob').mockImplementation(async function (
    this: Queue,
    id,
  ) {
    const job: Job | undefined = await getJob.call(this, id);
    if (!job) return undefined;
    while (!(await job.isCompleted())) await delay(20);
    read.push(job);
    return job;
  });
  return { read, restore: () => spy.mockRestore() };
}

test('a job that ends while it is looked up has no state ahead of its result', async () => {
  const queues = createQueues(store, createLogger('silent'));
  const id = randomUUID();
  await queues.add('mail', [{ id, data: {} }]);
  const early = readTooEarly();
  const found = queues.find('mail', id);
  const worker = await runJobs(store, 'mail');
  expect((await found).state).toBe('waiting');

  const [stale] = early.read;
  expect([await stale?.getState(), stale?.returnvalue ?? null]).toEqual(['completed', null]);

  early.restore();
  expect(await queues.find('mail', id)).toMatchObject({ state: 'completed', result: { ran: id } });
  await worker.close();
  await queues.close();
});
