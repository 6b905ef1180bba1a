import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { createLogger } from '../../logger.ts';
import { blockNetwork, type BlockedNetwork } from '../testing/block-network.ts';
import { startForwardProxy, type ForwardProxy } from '../guard/forward-proxy.ts';
import { createGuard, type Guard } from '../guard/guard.ts';
import { readExternalVectors } from '../testing/external-vectors.ts';
import { createOptOut } from '../guard/opt-out.ts';
import { createBrowserPool, type BrowserPool } from './browser-pool.ts';
import { startInternalServer, type InternalServer } from '../testing/internal-server.ts';
import { contextOptions } from './launch.ts';
import { journeys, requests } from '../testing/hostile-pages.ts';
import { findInstallations } from './installations.ts';
import { launchBrowser } from './launch.ts';
import { residentBytes } from './browser-pool.ts';
import { renderPage, type RenderTimeouts } from './render-page.ts';

let body = '';
let asked: string[] = [];
const shop = http.createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/redirect')
    return response.writeHead(302, { location: `http://${internalServer.host}/redirected` }).end();
  return response.writeHead(200, { 'content-type': 'text/html' }).end(body);
});
const shopPort = () => (shop.address() as AddressInfo).port;

let guard: Guard;
let network: BlockedNetwork;
let proxy: ForwardProxy;
let pool: BrowserPool;
let internalServer: InternalServer;
const configured = process.env['CHROMIUM_PATH'];
const log = createLogger('scrape', 'silent');

const resolve = async (name: string) => [
  { address: name === 'intranet.example' ? '10.0.0.7' : '93.184.216.34', family: 4 },
];

const openPool = (proxyUrl: string) =>
  createBrowserPool({
    launch: () => launchBrowser({ configured, proxyUrl }, log),
    contextOptions: () => contextOptions('test'),
    memoryOf: residentBytes,
  });

beforeAll(async () => {
  internalServer = await startInternalServer();
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
  guard = createGuard({ allowOrigins: [], resolve });
  proxy = await startForwardProxy(guard);
  network = blockNetwork(shopPort());
  pool = openPool(proxy.url);
});
afterAll(async () => {
  await pool.close();
  network.restore();
  await proxy.close();
  internalServer.close();
  shop.closeAllConnections();
  shop.close();
});

function open(html: string, timeouts?: RenderTimeouts) {
  body = `<!doctype html><title>a shop</title><h1>page</h1>${html}`;
  internalServer.hits.length = 0;
  network.connections.length = 0;
  asked = [];
  return renderPage(
    { pool, guard, optOut: createOptOut([]), ...(timeouts ? { timeouts } : {}) },
    'http://shop.example/page',
    AbortSignal.timeout(40_000),
  );
}

async function reachedFrom(html: string): Promise<string[]> {
  await open(html).catch(() => undefined);
  expect(network.connections).toContain('93.184.216.34 80');
  return [...internalServer.hits, ...network.leaks()];
}

describe('no rendered page reaches an internal server by', () => {
  test('any of its requests', async () => {
    const everything = Object.values(requests).map((attempt) => attempt(internalServer.host));
    expect(await reachedFrom(everything.join('\n'))).toStrictEqual([]);
    expect(asked).toContain('/redirect');
    expect(asked).not.toContain('/service-worker.js');
  });

  for (const [name, attempt] of Object.entries(journeys))
    test(`a ${name}`, async () => {
      expect(await reachedFrom(attempt(internalServer.host))).toStrictEqual([]);
    });
});

describe('no external vector reaches an internal server', () => {
  const vectors = readExternalVectors().filter(({ group }) => group === 'browser');
  for (const [index, { body: page = '' }] of vectors.entries())
    test(`${index} ${page.slice(0, 60)}`, async () => {
      const port = internalServer.host.split(':')[1] ?? '';
      expect(await reachedFrom(page.replaceAll('PORT', port))).toStrictEqual([]);
    });
});

const HIT_TIMEOUT_MS = 10_000;

describe('control: an unguarded browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    for await (const { executablePath, args } of findInstallations(configured)) {
      browser = await chromium.launch({ executablePath, args: [...args], chromiumSandbox: false });
      return;
    }
  });
  afterAll(() => browser.close());

  const hitsOf = async (
    page: (internal: string) => string,
    isComplete: (hits: readonly string[]) => boolean,
  ): Promise<string[]> => {
    const { hits, host } = internalServer;
    hits.length = 0;
    body = `<!doctype html><h1>page</h1>${page(host)}`;
    const context = await browser.newContext();
    const tab = await context.newPage();
    const deadline = performance.now() + HIT_TIMEOUT_MS;
    // Some of these pages never finish loading, or leave at once.
    void tab.goto(`http://127.0.0.1:${shopPort()}/page`).catch(() => undefined);
    while (!isComplete(hits) && performance.now() < deadline) await delay(50);
    await context.close();
    return hits;
  };

  test('reaches it by nearly all of the same requests', async () => {
    // Attempts at the metadata service are left out: this browser has no guard.
    const local = Object.entries(requests).filter(([, attempt]) =>
      attempt(internalServer.host).includes(internalServer.host),
    );
    const expected = [
      ...['/image', '/source', '/frame', '/object', '/style', '/import', '/font', '/background'],
      ...['/video', '/script', '/module', '/fetch', '/keepalive', '/xhr', '/beacon', '/events'],
      ...['/web-socket', '/worker-socket', '/worker', '/shared-worker', '/preload', '/prefetch'],
      ...['/ping', 'datagram', 'connection'],
    ];
    const missedIn = (hits: readonly string[]) => expected.filter((path) => !hits.includes(path));
    const hits = await hitsOf(
      (host) => local.map(([, attempt]) => attempt(host)).join('\n'),
      (found) => missedIn(found).length === 0,
    );
    expect(missedIn(hits)).toStrictEqual([]);
  });

  for (const [name, attempt] of Object.entries(journeys))
    test(`reaches it by a ${name}`, async () => {
      const hits = await hitsOf(attempt, (found) => found.length > 0);
      expect(hits).not.toStrictEqual([]);
    });
});

const QUICK: RenderTimeouts = { loadTimeoutMs: 2_000, settleTimeoutMs: 1_000 };
/** The outcome must come from the page's size, also on a busy machine. */
const SLOW: RenderTimeouts = { loadTimeoutMs: 30_000, settleTimeoutMs: 3_000 };

describe('a hostile page', () => {
  test('with an endless loop times out, and the next page opens', async () => {
    await expect(open('<script>for(;;);</script>', QUICK)).rejects.toThrow(
      expect.objectContaining({ outcome: 'timeout' }),
    );
    expect((await open('<p>fine</p>')).html).toMatch(/fine/);
  });

  test('that grows without end is too large or crashes its process', async () => {
    const growing =
      '<script>var p=document.createElement("p");p.textContent="x".repeat(6e6);document.body.append(p)</script>';
    await expect(open(growing, SLOW)).rejects.toThrow(
      expect.objectContaining({ outcome: 'too-large' }),
    );
    await expect(
      open('<script>var a=[];for(;;)a.push(Array.from({length:1e6},Math.random))</script>'),
    ).rejects.toThrow();
    expect((await open('<p>fine</p>')).html).toMatch(/fine/);
  });

  test('that reloads forever is read or times out', async () => {
    const outcome = await open('<script>location.reload()</script>', QUICK).then(
      ({ html }) => html,
      (error: unknown) => error,
    );
    expect(typeof outcome === 'string' || outcome instanceof Error).toBeTruthy();
    expect((await open('<p>fine</p>')).html).toMatch(/fine/);
  });
});
