import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { signUp } from '@gift-registry/bff-contract';
import { metrics } from '@gift-registry/workers-contract';
import { createLogger } from '../logging/logger.ts';
import { startMailSink, type MailSink } from '../../testing/mail-sink.ts';
import { freePort } from '../../testing/processes/free-port.ts';
import { startMailWorker } from '../../testing/processes/mail-worker-process.ts';
import { signUpForm } from '../../testing/samples/sign-up-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTraceReceiver } from '../../testing/trace-receiver.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let app: TestApp;
let worker: ChildProcess;
let sink: MailSink;
let ports: { readonly bff: number; readonly worker: number };
const logged: string[] = [];

beforeAll(async () => {
  receiver = await startTraceReceiver();
  sink = await startMailSink();
  ports = { bff: await freePort(), worker: await freePort() };
  app = await createTestApp({
    log: createLogger('info', { write: (line) => logged.push(line) }),
    config: {
      telemetry: {
        metrics: { host: '127.0.0.1', port: ports.bff },
        traces: { endpoint: receiver.endpoint, headers: undefined, part: 1 },
      },
    },
  });
  worker = startMailWorker(app.database, sink.url, {
    METRICS_PORT: String(ports.worker),
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  });
});
afterAll(async () => {
  worker.kill('SIGTERM');
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  await app.close();
  sink.close();
  receiver.close();
});

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 200; tries > 0 && !holds(); tries -= 1) await delay(100);
}

const metricsOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

const email = 'very.private@example.com';

test('one trace leads from a request through statements, the outbox and the job to the mail', async () => {
  const client = app.client();
  const browser = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  const response = await client.fetch(signUp.path, {
    method: 'POST',
    headers: {
      ...browser,
      'content-type': 'application/json',
      'x-csrf-token': await client.csrfToken(),
    },
    body: JSON.stringify(signUpForm(email)),
  });
  expect(response.status).toBeLessThan(300);
  const ofTrace = () => receiver.spans.filter(({ traceId }) => traceId === TRACE);
  await until(() => ofTrace().some(({ name }) => name === 'send mail'));
  await until(() => ofTrace().some(({ name }) => name === 'job mail'));
  const spans = ofTrace();
  const named = (name: string) => spans.find((span) => span.name === name);
  const request = named(`POST ${signUp.path}`);
  expect(request).toMatchObject({ service: 'bff', parentSpanId: '00f067aa0ba902b7' });
  expect(spans.some(({ name }) => /^pg.query:INSERT/i.test(name))).toBe(true);
  expect(named('outbox')).toMatchObject({ service: 'bff' });
  expect(named('job mail')).toMatchObject({
    service: 'worker-mail',
    parentSpanId: named('outbox')?.spanId,
  });
  expect(named('send mail')?.parentSpanId).toBe(named('job mail')?.spanId);
  const mail = sink.received.find(({ to }) => to === email);
  expect(mail).toBeDefined();
});

test('the lines of a request in the log name its trace', () => {
  const lines = logged.filter((line) => line.includes('"msg":"request"'));
  const ofSignUp = lines.find((line) => line.includes(signUp.path));
  expect(JSON.parse(ofSignUp ?? '{}')).toMatchObject({ traceId: TRACE });
});

test('neither addresses nor parameters of statements leave in spans', () => {
  expect(receiver.text()).toContain('insert into');
  expect(receiver.text()).not.toMatch(/very\.private|example\.com|Brass-lamp|Asha/);
});

test('the metrics count by templates of routes, without addresses', async () => {
  await fetch(`${app.baseUrl}/r/secret-code-of-a-share`);
  await fetch(`${app.baseUrl}/api/no-such-thing/very.private@example.com`);
  const text = await metricsOf(ports.bff);
  expect(text).toMatch(
    /gifts_http_requests_total\{.*method="POST",route="\/api\/auth.*status="20\d"/,
  );
  expect(text).toMatch(/gifts_http_request_seconds_bucket/);
  expect(text).toMatch(/gifts_event_loop_delay_seconds\{quantile="0.99"/);
  expect(text).toMatch(/gifts_database_up 1/);
  expect(text).toMatch(/gifts_queue_jobs\{queue="mail",state="waiting"\} \d/);
  expect(text).toMatch(/gifts_database_connections\{pool="bff-giving",state="used"\}/);
  expect(text).toMatch(/gifts_outbox_oldest_seconds 0/);
  expect(text).not.toMatch(/very\.private|secret-code/);
  const ofWorker = await metricsOf(ports.worker);
  expect(ofWorker).toMatch(/gifts_jobs_total\{queue="mail",outcome="done"\} [1-9]/);
  expect(ofWorker).toMatch(/gifts_mails_total\{template="[a-z-]+",outcome="sent"\} [1-9]/);
  const named = new Set(
    [...`${text}\n${ofWorker}`.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name),
  );
  expect([...named].filter((name) => !Object.hasOwn(metrics, name ?? ''))).toEqual([]);
});
