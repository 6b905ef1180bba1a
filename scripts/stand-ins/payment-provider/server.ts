import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { answer, payLink, type Provider } from './api.ts';
import { Books } from './books.ts';
import { chosenSwitches, endedPage, isOutcome, paymentPage, startPage } from './payment-page.ts';
import { Webhooks } from './webhooks.ts';

const settings = z
  .object({
    PAYMENT_PROVIDER_PORT: z.coerce.number(),
    RAZORPAY_KEY_ID: z.string(),
    RAZORPAY_KEY_SECRET: z.string(),
    RAZORPAY_WEBHOOK_SECRET: z.string(),
    /** Addresses with spaces between them: each delivery goes to one of them, as behind a load balancer. */
    PAYMENT_WEBHOOK_URL: z.string().optional(),
    PAYMENT_BOOKS_FILE: z.string().optional(),
  })
  .parse(process.env);

const host = '127.0.0.1';
const receiver = settings.PAYMENT_WEBHOOK_URL && {
  urls: settings.PAYMENT_WEBHOOK_URL.split(' '),
  secret: settings.RAZORPAY_WEBHOOK_SECRET,
};
const provider: Provider = {
  origin: `http://${host}:${settings.PAYMENT_PROVIDER_PORT}`,
  keySecret: settings.RAZORPAY_KEY_SECRET,
  books: new Books(settings.PAYMENT_BOOKS_FILE),
  webhooks: new Webhooks(receiver || undefined),
};

const expected = Buffer.from(
  `Basic ${Buffer.from(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`).toString('base64')}`,
);
function isAuthorized({ headers }: IncomingMessage): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sendJson(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(content));
}

function sendPage(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(content);
}

async function showPayment(request: IncomingMessage, response: ServerResponse, id: string) {
  const link = provider.books.openLink(id);
  if (link?.status !== 'created') return sendPage(response, 410, endedPage());
  if (request.method !== 'POST') return sendPage(response, 200, paymentPage(link));
  const form = new URLSearchParams(await text(request));
  const outcome = form.get('outcome');
  if (!isOutcome(outcome)) return sendPage(response, 400, paymentPage(link));
  response.writeHead(303, { location: payLink(provider, link, outcome, chosenSwitches(form)) });
  response.end();
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', provider.origin);
  const [, first, id = ''] = url.pathname.split('/');
  if (first === 'healthz') return sendJson(response, 200, { status: 'ok' });
  if (first === '') return sendPage(response, 200, startPage());
  if (first === 'pay') return showPayment(request, response, id);
  if (!isAuthorized(request))
    return sendJson(response, 401, { error: { description: 'Authentication failed' } });
  if (url.pathname === '/test/settled') {
    await provider.webhooks.settled();
    return sendJson(response, 200, provider.webhooks.counts);
  }
  const body = await text(request);
  const refundKey = request.headers['x-refund-idempotency'];
  const reply = answer(provider, {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: body ? (JSON.parse(body) as unknown) : undefined,
    refundKey: typeof refundKey === 'string' ? refundKey : randomUUID(),
  });
  sendJson(response, reply.status, reply.content);
}

const server = createServer((request, response) => {
  response.once('close', () => {
    if (request.method === 'POST') provider.books.save();
  });
  respond(request, response).catch((error: unknown) => {
    console.error(error);
    sendJson(response, 400, { error: { description: 'The request could not be read' } });
  });
});
server.listen(settings.PAYMENT_PROVIDER_PORT, host);

process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
