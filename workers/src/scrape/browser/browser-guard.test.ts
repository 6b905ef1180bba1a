import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { createLogger } from '../../logger.ts';
import { closeAirGap, type AirGap } from '../guard/air-gap.ts';
import { startForwardProxy, type ForwardProxy } from '../guard/forward-proxy.ts';
import { createGuard, type Guard } from '../guard/guard.ts';
import { createOptOut } from '../politeness/opt-out.ts';
import { createBrowserPool, type BrowserPool } from './browser-pool.ts';
import { findInstallations } from './installations.ts';
import { launchBrowser } from './launch.ts';
import { renderPage } from './render-page.ts';

/** What a hostile page does to reach a server on loopback, or another one inside. */
const requests: readonly ((canary: string) => string)[] = [
  (canary) => `<img src="http://${canary}/image">`,
  (canary) => `<iframe src="http://${canary}/frame"></iframe>`,
  (canary) => `<script>fetch("http://${canary}/fetch",{mode:"no-cors"})</script>`,
  (canary) => `<script>new WebSocket("ws://${canary}/web-socket")</script>`,
  (canary) =>
    `<script>new Worker(URL.createObjectURL(new Blob(['new WebSocket("ws://${canary}/worker-socket");fetch("http://${canary}/worker",{mode:"no-cors"})'])))</script>`,
  (canary) => `<script>navigator.sendBeacon("http://${canary}/beacon")</script>`,
  (canary) => `<link rel="prefetch" href="http://${canary}/prefetch">`,
  (canary) => `<link rel="preconnect" href="http://${canary}">`,
  (canary) => `<script>new EventSource("http://${canary}/events")</script>`,
  (canary) => `<script>import("http://${canary}/module.js").catch(()=>0)</script>`,
  () => '<iframe src="http://169.254.169.254/latest/meta-data/"></iframe>',
  () => '<script>fetch("http://intranet.example/name",{mode:"no-cors"})</script>',
  () => '<script>fetch("/redirect",{mode:"no-cors"})</script>',
];

const attempts: Readonly<Record<string, (canary: string) => string>> = {
  'any request': (canary) => requests.map((request) => request(canary)).join('\n'),
  'a popup': (canary) => `<script>window.open("http://${canary}/popup")</script>`,
  'a navigation': (canary) => `<script>location="http://${canary}/navigation"</script>`,
  'a form': (canary) =>
    `<form id=f method=post action="http://${canary}/form"></form><script>f.submit()</script>`,
  'a download': (canary) =>
    `<a id=a download href="http://${canary}/download"></a><script>a.click()</script>`,
  'a refresh': (canary) => `<meta http-equiv="refresh" content="0;url=http://${canary}/refresh">`,
};

const hits: string[] = [];
const canary = http.createServer((request, response) => {
  hits.push(request.url ?? '');
  response.end('reached');
});
canary.on('upgrade', (request, socket) => {
  hits.push(request.url ?? '');
  socket.destroy();
});

let body = '';
const shop = http.createServer((request, response) => {
  if (request.url === '/redirect')
    return response.writeHead(302, { location: `http://${canaryHost()}/q` }).end();
  return response.writeHead(200, { 'content-type': 'text/html' }).end(body);
});

const portOf = (server: http.Server) => (server.address() as AddressInfo).port;
const canaryHost = () => `127.0.0.1:${portOf(canary)}`;
const listen = (server: http.Server) =>
  new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

let guard: Guard;
let gap: AirGap;
let proxy: ForwardProxy;
let pool: BrowserPool;
const configured = process.env['CHROMIUM_PATH'];

before(async () => {
  await Promise.all([listen(canary), listen(shop)]);
  guard = createGuard({
    allowOrigins: [],
    resolve: async (name) => [
      { address: name === 'intranet.example' ? '10.0.0.7' : '93.184.216.34', family: 4 },
    ],
  });
  proxy = await startForwardProxy(guard);
  gap = closeAirGap(portOf(shop));
  pool = createBrowserPool(
    () => launchBrowser({ configured, proxyUrl: proxy.url }, createLogger('scrape', 'silent')),
    () => ({ serviceWorkers: 'block', acceptDownloads: false }),
  );
});
after(async () => {
  await pool.close();
  gap.restore();
  await proxy.close();
  for (const server of [canary, shop]) {
    server.closeAllConnections();
    server.close();
  }
});

describe('no rendered page reaches the inside by', () => {
  for (const [name, attempt] of Object.entries(attempts))
    test(name, async () => {
      hits.length = 0;
      gap.dialled.length = 0;
      body = `<title>a shop</title><h1>page</h1>${attempt(canaryHost())}`;
      await renderPage(
        { pool, guard, optOut: createOptOut([]) },
        'http://shop.example/page',
        AbortSignal.timeout(15_000),
      ).catch(() => undefined);
      assert.ok(gap.dialled.includes('93.184.216.34 80'), 'the page itself was opened');
      assert.deepEqual([hits, gap.leaks()], [[], []]);
    });
});

test('the same page in an unguarded browser does reach it', async () => {
  hits.length = 0;
  body = attempts['any request']?.(canaryHost()) ?? '';
  for await (const { executablePath } of findInstallations(configured)) {
    const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${portOf(shop)}/page`);
    await page.waitForLoadState('networkidle');
    await browser.close();
    break;
  }
  for (const path of ['/image', '/frame', '/fetch', '/web-socket', '/beacon'])
    assert.ok(hits.includes(path), path);
});
