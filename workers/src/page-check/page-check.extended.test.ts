import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageCheckJob } from '@gift-registry/workers-contract';
import { createLogger } from '../logger.ts';
import { createPageCheckService } from './service.ts';

const report = (project: string) =>
  `navigator.sendBeacon('/api/reports', new Blob([JSON.stringify({ views: [
    { failures: [{ project: '${project}', kind: 'crash' }] }] })]));`;
const shown = `dispatchEvent(new CustomEvent('gr-page', { detail: {} }));`;

let foreign = 0;
const elsewhere = http.createServer((_request, response) => {
  foreign += 1;
  response.end();
});
let attempts = 0;
let origin = '';
const scripts: Readonly<Record<string, () => string>> = {
  '/works': () => shown,
  '/crashes': () => `${shown}${report('mfe-guest')}`,
  '/crashes-once': () => ((attempts += 1) === 1 ? report('mfe-guest') : shown),
  '/others-fault': () => `${shown}${report('mfe-host')}`,
  '/nothing': () => '',
  '/calls-out': () =>
    `fetch('http://127.0.0.1:${portOf(elsewhere)}/').catch(() => {}).then(() => { ${shown} });`,
};
const reports: string[] = [];
const site = http.createServer((request, response) => {
  if (request.method === 'POST') reports.push(request.url ?? '');
  if (request.url === '/leaves')
    return response.writeHead(302, { location: `http://localhost:${portOf(elsewhere)}/` }).end();
  const script = scripts[request.url ?? ''];
  response.writeHead(script ? 200 : 404, { 'content-type': 'text/html' });
  return response.end(script && `<script>${script()}</script>`);
});
const portOf = (server: http.Server) => (server.address() as AddressInfo).port;

let service: Awaited<ReturnType<typeof createPageCheckService>>;
beforeAll(async () => {
  for (const server of [site, elsewhere])
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${portOf(site)}`;
  service = await createPageCheckService(
    { publicBaseUrl: origin, chromiumPath: process.env['CHROMIUM_PATH'] },
    createLogger('page-check', 'silent'),
    { showTimeoutMs: 2_000, settleMs: 300 },
  );
});
afterAll(async () => {
  await service.close();
  for (const server of [site, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
});

async function check(...pages: PageCheckJob['pages']) {
  const data: PageCheckJob = { project: 'mfe-guest', pages };
  const job = { id: '1', data, isLastAttempt: true };
  const ignore = async () => undefined;
  return service.handle(
    { ...job, reportProgress: ignore, replaceData: ignore },
    new AbortController().signal,
  );
}
const page = (suspect: string, before = '/works') => ({ page: suspect, suspect, before });

test('a page is proven to fail when it fails twice and works with the version before', async () => {
  const proven = { failing: { page: '/crashes', kinds: ['crash'] } };
  expect(await check(page('/works'), page('/crashes'))).toEqual(proven);
  expect(reports).toEqual([]);
});

test('nothing is proven by one failure, a failure of the version before, another project’s, or a page that does not open', async () => {
  expect(await check(page('/crashes-once'))).toEqual({ failing: null });
  expect(await check(page('/crashes', '/crashes'))).toEqual({ failing: null });
  expect(await check(page('/crashes', '/missing'))).toEqual({ failing: null });
  expect(await check(page('/others-fault'), page('/nothing'))).toEqual({ failing: null });
});

test('the browser reaches no other origin, and a job names none', async () => {
  expect(await check(page('/calls-out'), page('/leaves'))).toEqual({ failing: null });
  expect(foreign).toBe(0);
  const elsewhereUrl = `http://127.0.0.1:${portOf(elsewhere)}/`;
  await expect(check(page(elsewhereUrl))).rejects.toThrow(/not a page check/);
  await expect(check(page(`//127.0.0.1:${portOf(elsewhere)}/`))).rejects.toThrow(
    /not a page check/,
  );
  await expect(check(page(`/\\127.0.0.1:${portOf(elsewhere)}/`))).rejects.toThrow(/not allowed/);
  expect(foreign).toBe(0);
});
