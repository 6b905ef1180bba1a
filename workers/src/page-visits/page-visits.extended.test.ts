import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageVisitsJob } from '@gift-registry/workers-contract';
import { createLogger } from '../logger.ts';
import { createPageCheckService } from '../page-check/service.ts';

const shown = `dispatchEvent(new CustomEvent('gr-page', { detail: {} }));`;
const crashes = (text: string) =>
  `dispatchEvent(new CustomEvent('gr-failure', { detail: { kind: 'crash', error: new Error('${text}') } }));`;

let attempts = 0;
let asked = 0;
const pages: Readonly<Record<string, () => string>> = {
  '/works': () => `<script>${shown}</script>`,
  '/throws': () => `<script>throw new Error('at load')</script>`,
  '/crashes': () => `<script>${crashes('at render')}</script>`,
  '/fails-once': () => `<script>${(attempts += 1) === 1 ? crashes('once') : shown}</script>`,
  '/button': () =>
    `<script>${shown}</script><button onclick="throw new Error('on click')">Choose</button>`,
  '/picture': () =>
    `<script>${shown}</script><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`,
  '/endless': () => `<script>for (;;);</script>`,
  '/reads': () =>
    `<script>fetch('/api/people/1').then((reply) => reply.json()).then(({ name }) => {
       if (name !== 'Asha') throw new Error('no sample: ' + name); ${shown} });</script>`,
};
const site = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://site');
  if (pathname.startsWith('/api/')) asked += 1;
  const body = pages[pathname];
  response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' });
  response.end(
    `<html lang="en"><title>A page</title><body><main><h1>A page</h1>${body?.() ?? ''}</main></body></html>`,
  );
});

let service: Awaited<ReturnType<typeof createPageCheckService>>;
beforeAll(async () => {
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  service = await createPageCheckService(
    {
      publicBaseUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
      chromiumPath: process.env['CHROMIUM_PATH'],
    },
    createLogger('page-check', 'silent'),
    { showTimeoutMs: 5_000, settleMs: 300 },
  );
});
afterAll(async () => {
  await service.close();
  site.closeAllConnections();
  site.close();
});

const session = { method: 'GET', path: '/api/session', status: 200, json: '{}' };

async function visit(paths: readonly string[], more: Partial<PageVisitsJob> = {}) {
  const data: PageVisitsJob = {
    project: 'mfe-guest',
    visits: paths.map((path) => ({ page: path, access: 'public', address: path })),
    suspect: '?release=suspect',
    before: null,
    replies: [{ ...session, path: '/api/people/:id', json: '{"name":"Asha"}' }],
    sessions: { public: session, 'signed-in': session, host: session, admin: session },
    ...more,
  };
  const ignore = async () => undefined;
  const job = { id: '1', data, isLastAttempt: true, reportProgress: ignore, replaceData: ignore };
  return service.handle(job, new AbortController().signal);
}

test('a page that works passes, and what it reads is a sample: the server is not asked', async () => {
  expect(await visit(['/works', '/reads'])).toEqual({ visited: 2, failures: [] });
  expect(asked).toBe(0);
});

test.each([
  ['/throws', /Error: at load/],
  ['/crashes', /crash: Error: at render/],
  ['/button', /Error: on click/],
  ['/picture', /Accessibility, image-alt: .*<img/],
  ['/missing', /The server answered 404/],
  ['/endless', /not shown|did not answer/],
])('a page at %s fails and says why', async (path, message) => {
  expect(await visit([path])).toMatchObject({
    failures: [{ page: path, message: expect.stringMatching(message) }],
  });
});

test('a page that fails once, or fails alike in the version before, passes, and others are still visited', async () => {
  expect(await visit(['/fails-once'])).toEqual({ visited: 1, failures: [] });
  const alike = ['/throws', '/crashes', '/button', '/picture', '/works'];
  const before = '?release=before';
  expect(await visit(alike, { before })).toEqual({ visited: 5, failures: [] });
});
