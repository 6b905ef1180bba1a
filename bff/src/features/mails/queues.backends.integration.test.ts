import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  getTeamMail,
  listJobs,
  listQueues,
  removeJob,
  retryJob,
  sendMailsAgain,
} from '@gift-registry/bff-contract';
import { QUEUE_PREFIX } from '@gift-registry/workers-contract';
import { UnrecoverableError } from 'bullmq';
import { confirmJobs } from '../../platform/outbox/confirm-jobs.service.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { testRedisUrl } from '../../testing/backend.ts';
import { failureOf } from '../../testing/failures.ts';
import { runJobs } from '../../testing/processes/job-runner.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let support: TestClient;
beforeEach(async () => {
  app = await createTestApp();
  ({ client: admin } = await signUpAndIn(app, { role: 'admin' }));
  ({ client: support } = await signUpAndIn(app, { role: 'support' }));
});
afterEach(() => app.close());

const queue = 'mail';
const secret = '735210';

const send = (to: string) =>
  app.deps.outbox.mail(app.deps.db, { template: 'otp', to, data: { code: secret, mode: 'login' } });

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    expect(tries).toBeLessThan(200);
    await delay(50);
  }
}

const isPublished = async () => {
  const rows = await app.deps.db
    .selectFrom('outbox')
    .select('id')
    .where('publishedAt', 'is', null)
    .execute();
  return rows.length === 0;
};

async function run(fail?: () => Error): Promise<void> {
  app.deps.outbox.wake();
  await until(isPublished);
  const store = {
    databaseUrl: app.database.url,
    redisUrl: testRedisUrl,
    redisPrefix: QUEUE_PREFIX,
  };
  const runner = await runJobs(store, queue, fail ? { fail } : {});
  await until(async () => {
    const { waiting, active } = await app.deps.queues.count(queue);
    return waiting + active === 0;
  });
  await runner.close();
}

const stateOf = async (mailId: string) =>
  (await support.call(getTeamMail, { params: { mailId } })).state;
const confirm = () => confirmJobs({ db: app.deps.db, queues: app.deps.queues, graceSeconds: 0 });

test('a failed mail is shown without its code, runs again, and its log follows', async () => {
  const jobId = await send('refused@example.com');
  await send('other@example.com');
  await run(() => new UnrecoverableError('550 no such mailbox'));
  await confirm();
  expect(await stateOf(jobId)).toBe('given-up');

  const { queues } = await support.call(listQueues, {});
  expect(queues.find(({ name }) => name === queue)).toMatchObject({ failed: 2 });
  const listed = await support.call(listJobs, { params: { queue }, query: {} });
  expect(listed.jobs.find(({ id }) => id === jobId)).toMatchObject({
    about: 'otp to refused@example.com',
    error: '550 no such mailbox',
  });
  expect(JSON.stringify(listed)).not.toContain(secret);

  await support.call(sendMailsAgain, { body: { mailIds: [jobId] } });
  expect(await stateOf(jobId)).toBe('waiting');
  await until(isPublished);
  await run();
  await confirm();
  expect(await stateOf(jobId)).toBe('sent');
});

test('a mail is sent again from its log alone', async () => {
  const params = { queue, jobId: randomUUID() };
  const failure = await failureOf(support.call(retryJob, { params, body: {} }));
  expect([failure.status, failure.message]).toEqual([
    409,
    'Please send mails again under Notifications → Mails.',
  ]);
});

test('an admin removes a waiting job, which the relay does not bring back', async () => {
  const jobId = await send('removed@example.com');
  app.deps.outbox.wake();
  await until(isPublished);
  const params = { queue, jobId };
  expect((await failureOf(support.call(removeJob, { params }))).status).toBe(403);
  await admin.call(removeJob, { params });
  await confirm();
  expect(await app.deps.queues.count(queue)).toMatchObject({ waiting: 0 });
  expect(await stateOf(jobId)).toBe('given-up');
  expect((await failureOf(admin.call(removeJob, { params }))).status).toBe(404);
});
