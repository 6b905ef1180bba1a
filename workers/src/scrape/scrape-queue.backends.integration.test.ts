import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { scrapeResultSchema } from '@gift-registry/workers-contract';
import {
  createTestQueueStore,
  testBackend,
  type Producer,
  type TestQueueStore,
} from '../queue/testing/test-queue-store.ts';
import { startWorkerProcess, type WorkerProcess } from '../queue/testing/worker-process.ts';

const lamp = `<title>Lamp</title><h1>Lamp</h1><script type="application/ld+json">${JSON.stringify({
  '@type': 'Product',
  name: 'Lamp',
  offers: { price: '1499', priceCurrency: 'INR' },
})}</script>`;
const SLOW_MS = 1_200;

describe(`scraping from ${testBackend}`, () => {
  const asked: string[] = [];
  const shop = http.createServer((request, response) => {
    const path = request.url ?? '';
    const earlier = asked.filter((each) => each === path).length;
    asked.push(path);
    const answer = async () => {
      if (path.startsWith('/slow')) await delay(SLOW_MS);
      const status = path === '/refused' ? 403 : path === '/busy' && earlier === 0 ? 502 : 200;
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(status === 200 ? lamp : '<title>Sorry</title>'.padEnd(5_000));
    };
    void (path === '/reset' ? request.socket.resetAndDestroy() : answer());
  });
  let store: TestQueueStore;
  let queue: Producer;
  let worker: WorkerProcess;
  let port = 0;

  const add = (path: string, host = '127.0.0.1') =>
    queue.add('scrape', { url: `http://${host}:${port}${path}` }, randomUUID());
  const outcomeOf = async (path: string) =>
    scrapeResultSchema.parse(await (await add(path)).finished()).outcome;

  beforeAll(async () => {
    store = await createTestQueueStore(testBackend, 2);
    shop.listen(0);
    await once(shop, 'listening');
    port = (shop.address() as AddressInfo).port;
    queue = await store.open('scrape');
    worker = await startWorkerProcess('scrape', {
      ...store.environment,
      SCRAPE_ALLOW_ORIGINS: `http://127.0.0.1:${port},http://localhost:${port}`,
    });
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    await worker.stop();
    await queue.close();
    await store.drop();
    shop.closeAllConnections();
    shop.close();
  });

  test('a shop that fails once with 502 is asked again', async () => {
    expect(await outcomeOf('/busy')).toBe('partial');
    expect(asked).toStrictEqual(['/busy', '/busy']);
  });

  test('a shop that resets every connection is unreachable after the last attempt', async () => {
    expect(await outcomeOf('/reset')).toBe('unreachable');
    expect(asked.length).toBe(2);
  });

  test('a shop that refuses is asked once', async () => {
    expect(await outcomeOf('/refused')).toBe('blocked');
    expect(asked.length).toBe(1);
  });

  test("jobs for a busy site don't delay jobs for another one", async () => {
    const crowd = await Promise.all(Array.from({ length: 14 }, (_, n) => add(`/slow/${n}`)));
    await delay(400);
    const other = await add('/lamp', 'localhost');
    await other.finished();
    expect(asked.filter((path) => path.startsWith('/slow')).length).toBeLessThan(crowd.length);
    const outcomes = await Promise.all(
      crowd.map(async (job) => scrapeResultSchema.parse(await job.finished()).outcome),
    );
    expect(outcomes.every((outcome) => outcome === 'partial')).toBeTruthy();
  }, 120_000);
});
