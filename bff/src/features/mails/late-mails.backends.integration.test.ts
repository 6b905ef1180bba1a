import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { sendMailsAgain } from '@gift-registry/bff-contract';
import { confirmJobs } from '../../platform/outbox/confirm-jobs.service.ts';
import { readStoredState } from '../../platform/telemetry/stored-state.repository.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { startMailSink, type MailSink } from '../../testing/mail-sink.ts';
import { freePort } from '../../testing/processes/free-port.ts';
import { startMailWorker } from '../../testing/processes/mail-worker-process.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let worker: ChildProcess | undefined;
let server: MailSink | undefined;
let port: number;

beforeEach(async () => {
  app = await createTestApp();
  port = await freePort();
});
afterEach(async () => {
  await stopWorker();
  server?.close();
  server = undefined;
  await app.close();
});

async function stopWorker(): Promise<void> {
  worker?.kill('SIGTERM');
  if (worker && worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  worker = undefined;
}

/** Its mail server is away. Hours become seconds: 48 of them are as many hours by default. */
function startWorker(patienceSeconds: number): void {
  worker = startMailWorker(app.database, `smtp://127.0.0.1:${port}`, {
    LOG_LEVEL: 'silent',
    MAIL_RETRY_FIRST_MS: '100',
    MAIL_RETRY_HOURS: String(patienceSeconds / 3_600),
  });
}

const send = (to: string, usefulUntil?: Date) =>
  app.deps.outbox.mail(
    app.deps.db,
    { template: 'otp', to, data: { code: '123456', mode: 'login' } },
    { usefulUntil: usefulUntil?.toISOString() ?? null },
  );

const logged = (id: string) =>
  app.deps.db
    .selectFrom('mails')
    .select(['state', 'reason', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** As the schedule does: looks at the jobs until the log has the state. */
async function untilLogged(id: string, state: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await confirmJobs({ ...app.deps, graceSeconds: 0 });
    const mail = await logged(id);
    if (mail.state === state) return;
    if (tries === 200) expect(mail).toMatchObject({ state });
    await delay(100);
  }
}

/** The one alarm is about the mail that waits longest. */
const alarm = async () => (await readStoredState(app.deps.db)).mailWaits > 0;

test('mails wait for a server that is away and arrive once, but no code that ended meanwhile', async () => {
  startWorker(60);
  expect(await alarm()).toBe(false);
  const ids = await Promise.all(
    ['a@x.example', 'b@x.example', 'c@x.example'].map((to) => send(to)),
  );
  const ended = await send('late@x.example', new Date(Date.now() + 3_000));
  app.deps.outbox.wake();
  for (const id of ids) await untilLogged(id, 'failed');
  expect(await alarm()).toBe(true);
  await delay(3_000);
  server = await startMailSink(port);
  for (const id of ids) await untilLogged(id, 'sent');
  await untilLogged(ended, 'given-up');
  expect((await logged(ended)).reason).toMatch(/had ended before it could be sent/);
  expect(await alarm()).toBe(false);
  expect(server.received.map(({ to }) => to).toSorted()).toEqual([
    ...['a@x.example', 'b@x.example', 'c@x.example'],
  ]);
  for (const id of ids) expect((await logged(id)).attempts).toBeGreaterThan(1);
});

test('a mail that was given up is sent by the team, once, and is no failure any more', async () => {
  startWorker(1);
  const id = await send('given-up@x.example');
  app.deps.outbox.wake();
  await untilLogged(id, 'given-up');
  expect(await alarm()).toBe(false);
  server = await startMailSink(port);
  // The patience of the mail begins anew, as that of a new one.
  const { client: team } = await signUpAndIn(app, { role: 'admin' });
  await stepUp(team);
  const body = { mailIds: [id] };
  expect(await team.call(sendMailsAgain, { body })).toMatchObject({ sent: [id], refused: [] });
  await untilLogged(id, 'sent');
  expect((await logged(id)).reason).toBeNull();
  await delay(500);
  expect(server.received.map(({ to }) => to)).toEqual(['given-up@x.example']);
  const { db } = app.deps;
  const states = await db.selectFrom('mails').select('state').distinct().execute();
  expect(states).toEqual([{ state: 'sent' }]);
});
