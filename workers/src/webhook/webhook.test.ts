import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookJob } from '@gift-registry/workers-contract';
import { createLogger } from '../logger.ts';
import { createWebhookService } from './service.ts';

interface Received {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
let status = 204;
const team = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: `${origin}/elsewhere` }).end();
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((ready) => team.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(team.address() as AddressInfo).port}`;
});
afterAll(() => {
  team.closeAllConnections();
  team.close();
});
beforeEach(() => {
  received.length = 0;
  status = 204;
});

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const jobFor = (url: string): WebhookJob => ({
  contactId: '01997d0e-0000-7000-8000-000000000001',
  url,
  secret,
  body: '{"type":"release.live"}',
});

async function send(data: object, { isLastAttempt = false, allowOrigins = [origin] } = {}) {
  const service = await createWebhookService(
    { brand: 'Tohfa', allowOrigins },
    createLogger('webhook', 'silent'),
  );
  const kept: object[] = [];
  const job = {
    ...{ id: 'message-1', data, isLastAttempt },
    reportProgress: async () => undefined,
    replaceData: async (replacement: object) => void kept.push(replacement),
  };
  try {
    const result = await service.handle(job, new AbortController().signal);
    return { result, kept };
  } catch (error) {
    return { error, kept };
  } finally {
    await service.close();
  }
}

test('a webhook is signed over its id, time and body, and its secret leaves the queue', async () => {
  const { result, kept } = await send(jobFor(`${origin}/hook`));
  expect(result).toEqual({ status: 204 });
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(body).toBe('{"type":"release.live"}');
  const signed = `message-1.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.alloc(32, 7);
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60);
  expect(JSON.stringify(kept)).not.toContain('whsec_');
  expect(kept).toHaveLength(1);

  // A job that is run again after a crash sends nothing.
  expect((await send(kept[0] ?? {})).result).toEqual({ status: 204 });
  expect(received).toHaveLength(1);
});

test('a server that fails is tried again, a redirect is not followed, and one that is gone is given up', async () => {
  status = 503;
  expect(await send(jobFor(origin))).toMatchObject({ error: { name: 'Error' }, kept: [] });
  status = 302;
  expect(await send(jobFor(origin))).toMatchObject({ error: { name: 'Error' } });
  expect(received).toHaveLength(2);
  status = 410;
  expect(await send(jobFor(origin))).toMatchObject({ error: { name: 'PermanentError' } });
  status = 503;
  const last = await send(jobFor(origin), { isLastAttempt: true });
  expect(JSON.stringify(last.kept)).not.toContain('whsec_');
  expect(last.kept).toHaveLength(1);
});

test('an address inside of our network is never asked', async () => {
  for (const url of [
    origin,
    origin.replace('127.0.0.1', 'localhost'),
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
  ])
    expect(await send(jobFor(url), { allowOrigins: [] })).toMatchObject({
      error: { name: 'PermanentError', message: 'The address of this webhook is not allowed.' },
    });
  expect(received).toEqual([]);
  // Control: the same address, when it is allowed.
  expect(await send(jobFor(origin))).toMatchObject({ result: { status: 204 } });
});
