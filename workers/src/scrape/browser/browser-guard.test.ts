import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { createLogger } from '../../logger.ts';
import { closeAirGap, type AirGap } from '../guard/air-gap.ts';
import { startForwardProxy, type ForwardProxy } from '../guard/forward-proxy.ts';
import { createGuard, type Guard } from '../guard/guard.ts';
import { createBrowserPool, type BrowserPool } from './browser-pool.ts';
import { findInstallations } from './installations.ts';
import { launchBrowser } from './launch.ts';
import { renderPage } from './render-page.ts';

/** Each tries to reach a server on loopback, as a hostile page would. */
const attempts: Readonly<Record<string, (canary: string) => string>> = {
  image: (canary) => `<img src="http://${canary}/a">`,
  frame: (canary) => `<iframe src="http://${canary}/b"></iframe>`,
  fetch: (canary) => `<script>fetch("http://${canary}/c",{mode:"no-cors"})</script>`,
  'web socket': (canary) => `<script>new WebSocket("ws://${canary}/d")</script>`,
  worker: (canary) =>
    `<script>new Worker(URL.createObjectURL(new Blob(['new WebSocket("ws://${canary}/e");fetch("http://${canary}/f",{mode:"no-cors"})'])))</script>`,
  beacon: (canary) => `<script>navigator.sendBeacon("http://${canary}/g")</script>`,
  prefetch: (canary) => `<link rel="prefetch" href="http://${canary}/h">`,
  preconnect: (canary) => `<link rel="preconnect" href="http://${canary}">`,
  popup: (canary) => `<script>window.open("http://${canary}/i")</script>`,
  navigation: (canary) => `<script>location="http://${canary}/j"</script>`,
  form: (canary) =>
    `<form id=f method=post action="http://${canary}/k"></form><script>f.submit()</script>`,
  events: (canary) => `<script>new EventSource("http://${canary}/l")</script>`,
  download: (canary) => `<a id=a download href="http://${canary}/m"></a><script>a.click()</script>`,
  module: (canary) => `<script>import("http://${canary}/n.js").catch(()=>0)</script>`,
  refresh: (canary) => `<meta http-equiv="refresh" content="0;url=http://${canary}/o">`,
  metadata: () => `<iframe src="http://169.254.169.254/latest/meta-data/"></iframe>`,
  'private name': () => `<script>fetch("http://intranet.example/p",{mode:"no-cors"})</script>`,
  'redirect inside': () => `<script>fetch("/redirect",{mode:"no-cors"})</script>`,
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

describe('nothing on a rendered page reaches the inside', () => {
  for (const [name, attempt] of Object.entries(attempts))
    test(name, async () => {
      hits.length = 0;
      gap.dialled.length = 0;
      body = `<title>a shop</title><h1>page</h1>${attempt(canaryHost())}`;
      await renderPage(
        { pool, guard },
        'http://shop.example/page',
        AbortSignal.timeout(15_000),
      ).catch(() => undefined);
      assert.ok(gap.dialled.includes('93.184.216.34 80'), 'the page itself was opened');
      assert.deepEqual([hits, gap.leaks()], [[], []]);
    });
});

test('the same page in an unguarded browser does reach it', async () => {
  hits.length = 0;
  body = attempts['fetch']?.(canaryHost()) ?? '';
  for await (const { executablePath } of findInstallations(configured)) {
    const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${portOf(shop)}/page`);
    await page.waitForLoadState('networkidle');
    await browser.close();
    break;
  }
  assert.deepEqual(hits, ['/c']);
});
