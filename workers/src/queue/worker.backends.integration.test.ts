import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { scrapeResultSchema, type MailJob, type QueueName } from '@gift-registry/workers-contract';
import { startDemoShop, type DemoShop } from '../scrape/testing/demo-shop.ts';
import {
  createTestQueueStore,
  testBackend,
  type Producer,
  type TestQueueStore,
} from './testing/test-queue-store.ts';
import { startWorkerProcess } from './testing/worker-process.ts';

function openInbox() {
  const mails: ParsedMail[] = [];
  let held = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      if (held) {
        server.emit('holding');
        stream.resume();
        return;
      }
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  return { server, mails, hold: (value: boolean) => (held = value) };
}

const code = (value: string): MailJob => ({
  template: 'otp',
  to: 'asha@example.com',
  data: { code: value, mode: 'login' },
});

describe(`workers on ${testBackend}`, () => {
  const inbox = openInbox();
  let store: TestQueueStore;
  let shop: DemoShop;
  let environment: Record<string, string>;
  const producers: Producer[] = [];

  const open = async (name: QueueName) => {
    const producer = await store.open(name);
    producers.push(producer);
    return producer;
  };

  const urlOf = (slug: string) => ({ url: `${shop.origin}/products/${slug}` });

  beforeAll(async () => {
    store = await createTestQueueStore(testBackend, 1);
    shop = await startDemoShop();
    await new Promise<void>((ready) => inbox.server.listen(0, '127.0.0.1', ready));
    const { port } = inbox.server.server.address() as AddressInfo;
    environment = {
      ...store.environment,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SCRAPE_ALLOW_ORIGINS: shop.origin,
      ...(process.env['CHROMIUM_PATH'] ? { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] } : {}),
    };
  });
  afterAll(async () => {
    await Promise.all(producers.map((each) => each.close()));
    await store.drop();
    await shop.close();
    await new Promise<void>((closed) => inbox.server.close(closed));
  });

  test('a mail job is delivered once, and its code is removed from the queue', async () => {
    const queue = await open('mail');
    const worker = await startWorkerProcess('mail', environment);
    const jobId = randomUUID();
    const job = await queue.add('otp', code('111111'), jobId);
    await queue.add('otp', code('111111'), jobId);
    await job.finished();
    expect(await worker.stop()).toBe(0);
    expect(inbox.mails.filter((mail) => mail.subject?.startsWith('111111')).length).toBe(1);
    expect(JSON.stringify(await queue.storedData(jobId))).not.toMatch(/111111|asha/);
    expect(worker.log()).not.toMatch(/111111|asha/);
  });

  test('the job of a killed worker is completed by the next worker', async () => {
    const queue = await open('mail');
    const first = await startWorkerProcess('mail', environment);
    inbox.hold(true);
    const holding = once(inbox.server, 'holding');
    const job = await queue.add('otp', code('222222'), randomUUID());
    await holding;
    await first.kill();
    inbox.hold(false);

    const second = await startWorkerProcess('mail', environment);
    await job.finished();
    const [mail, ...more] = inbox.mails.filter(({ subject }) => subject?.startsWith('222222'));
    expect(mail?.messageId).toBe(`<${job.id}@tohfa.example>`);
    expect(more.length).toBe(0);
    expect(await second.stop()).toBe(0);
  });

  describe('a mail server that is away', () => {
    const away = openInbox();
    let smtp: string;
    const listen = (port: number) =>
      new Promise<void>((ready) => away.server.listen(port, '127.0.0.1', ready));
    const startMailWorker = (retry: Record<string, string>) =>
      startWorkerProcess('mail', { ...environment, SMTP_URL: smtp, ...retry });
    const subjectsOf = (value: string) =>
      away.mails.filter(({ subject }) => subject?.startsWith(value)).length;

    beforeAll(async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      smtp = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
      server.close();
      await once(server, 'close');
    });
    afterAll(() => new Promise<void>((closed) => away.server.close(closed)));

    test('control: a worker that waits for a second loses its mails', async () => {
      const queue = await open('mail');
      const worker = await startMailWorker({
        MAIL_RETRY_FIRST_MS: '100',
        MAIL_RETRY_HOURS: String(1 / 3_600),
      });
      const job = await queue.add('otp', code('444444'), randomUUID());
      await expect(job.finished()).rejects.toThrow(/ECONNREFUSED/);
      expect(await worker.stop()).toBe(0);
    });

    test('gets each mail once when it is back, but no code that has ended meanwhile', async () => {
      const queue = await open('mail');
      const worker = await startMailWorker({ MAIL_RETRY_FIRST_MS: '100' });
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      const jobs = await Promise.all(ids.map((id) => queue.add('otp', code('555555'), id)));
      const end = Date.now() + 2_000;
      const sendUntil = new Date(end).toISOString();
      const ended = await queue.add('otp', { ...code('666666'), sendUntil }, randomUUID());
      // More attempts than any number that a few seconds of patience would allow.
      while (Date.now() < end || (await queue.failedAttempts(ids[0] ?? '')) < 5) await delay(100);
      await listen(Number(new URL(smtp).port));
      await Promise.all(jobs.map((job) => job.finished()));
      await expect(ended.finished()).rejects.toThrow(/had ended before it could be sent/);
      expect([subjectsOf('555555'), subjectsOf('666666')]).toStrictEqual([3, 0]);
      expect(new Set(away.mails.map(({ messageId }) => messageId)).size).toBe(3);
      expect(await worker.stop()).toBe(0);
    });
  });

  test('a worker finishes its running job after SIGTERM', async () => {
    const queue = await open('scrape');
    const worker = await startWorkerProcess('scrape', environment);
    const active = queue.onceActive();
    const job = await queue.add('product', urlOf('brass-diya-lamp'), randomUUID());
    await active;
    expect(await worker.stop()).toBe(0);
    const result = await job.finished();
    expect(scrapeResultSchema.parse(result).price).toBe(1499);
  });

  test('a scrape job reports its steps and returns its result', async () => {
    const queue = await open('scrape');
    const worker = await startWorkerProcess('scrape', environment);
    const steps: unknown[] = [];
    queue.onProgress((step) => steps.push(step));
    const job = await queue.add('product', urlOf('jasmine-candle-trio'), randomUUID());
    const result = scrapeResultSchema.parse(await job.finished());
    expect([result.outcome, result.name, result.price]).toStrictEqual([
      'ok',
      'Jasmine Candle Trio',
      1150,
    ]);
    expect(steps).toStrictEqual(
      ['fetching', 'reading', 'rendering', 'picturing'].map((step) => ({ step })),
    );
    expect(await worker.stop()).toBe(0);
  });

  test('a job with invalid data fails, and the worker goes on', async () => {
    const queue = await open('mail');
    const worker = await startWorkerProcess('mail', environment);
    const nonsense = await queue.add('otp', { template: 'otp' }, randomUUID());
    await expect(nonsense.finished()).rejects.toThrow(/not a mail job/);
    const next = await queue.add('otp', code('333333'), randomUUID());
    await next.finished();
    expect(await worker.stop()).toBe(0);
  });
});
