import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Agent } from 'undici';
import { createGuard } from '../guard/guard.ts';
import { createGuardedAgent } from '../guard/guarded-agent.ts';
import { createOptOut } from '../politeness/opt-out.ts';
import { failureOf } from './failure-of.ts';
import { fetchPage } from './fetch-page.ts';
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const html = (body: string | Buffer, headers: http.OutgoingHttpHeaders = {}): Answer => {
  return (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
};
const redirect = (location: string): Answer => {
  return (_request, response) => response.writeHead(302, { location }).end('moved');
};

const MEGABYTE = 1024 * 1024;
const zeros = Buffer.alloc(64 * MEGABYTE);

const answers: Readonly<Record<string, Answer>> = {
  '/ok': html('<title>Diya</title>'),
  '/brotli': html(brotliCompressSync('<title>दीया</title>'), { 'content-encoding': 'br' }),
  '/latin': html(Buffer.from('<meta charset="iso-8859-1"><title>Caf\xe9</title>', 'latin1')),
  '/nul': html('<title>a\0b</title>', { 'content-type': 'text/html; charset=nonsense' }),
  '/bomb': html(gzipSync(zeros), { 'content-encoding': 'gzip' }),
  '/bomb-twice': html(gzipSync(gzipSync(zeros)), { 'content-encoding': 'gzip, gzip' }),
  '/bomb-chain': html('x', { 'content-encoding': 'gzip, gzip, gzip' }),
  '/broken-gzip': html('not gzip', { 'content-encoding': 'gzip' }),
  '/large': html(Buffer.alloc(6 * MEGABYTE, 'x')),
  '/pdf': html('%PDF-1.7', { 'content-type': 'application/pdf' }),
  '/loop': redirect('/loop'),
  '/once': redirect('/ok'),
  '/inside': redirect('http://169.254.169.254/latest/'),
  '/drip': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/reset': (request) => request.socket.resetAndDestroy(),
};

const server = http.createServer((request, response) =>
  answers[request.url ?? '']?.(request, response),
);
let origin = '';
let fetch: GuardedFetch;
let dispatcher: Agent;

before(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guard = createGuard({ allowOrigins: [origin] });
  dispatcher = createGuardedAgent(guard);
  fetch = createGuardedFetch({ guard, dispatcher, optOut: createOptOut([]) });
});
after(async () => {
  await dispatcher.destroy();
  server.closeAllConnections();
  server.close();
});

const read = (path: string, deadlineMs = 5000) =>
  fetchPage(fetch, origin + path, {
    userAgent: 'test',
    signal: AbortSignal.timeout(deadlineMs),
  });

const outcomeOf = (path: string, deadlineMs?: number) =>
  read(path, deadlineMs).then(
    () => 'fetched',
    (error: unknown) => failureOf(error).outcome,
  );

test('a page is read, unpacked and decoded', async () => {
  assert.match((await read('/ok')).html, /Diya/);
  assert.match((await read('/brotli')).html, /दीया/);
  assert.match((await read('/latin')).html, /Café/);
  assert.match((await read('/nul')).html, /<title>ab</);
  assert.equal((await read('/once')).url.pathname, '/ok');
});

test('each bad answer ends in its outcome', async () => {
  const expected = {
    '/bomb': 'too-large',
    '/bomb-twice': 'too-large',
    '/bomb-chain': 'unreachable',
    '/broken-gzip': 'unreachable',
    '/large': 'too-large',
    '/pdf': 'not-a-product',
    '/loop': 'unreachable',
    '/inside': 'not-allowed',
    '/reset': 'unreachable',
  };
  const outcomes: Record<string, string> = {};
  for (const path of Object.keys(expected)) outcomes[path] = await outcomeOf(path);
  assert.deepEqual(outcomes, expected);
});

test('a body of one byte at a time, and one that never comes, end at the deadline', async () => {
  assert.equal(await outcomeOf('/drip', 400), 'timeout');
  assert.equal(await outcomeOf('/silent', 400), 'timeout');
});

test('a bomb does not fill the memory', async () => {
  const before = process.memoryUsage.rss();
  for (let round = 0; round < 10; round += 1) await outcomeOf('/bomb-twice');
  assert.ok(process.memoryUsage.rss() - before < 96 * MEGABYTE);
});
