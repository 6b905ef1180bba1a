import { once } from 'node:events';
import fc from 'fast-check';
import net, { type AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { scrapeResultSchema } from '@gift-registry/workers-contract';
import { ScrapeFailure } from './scrape-failure.ts';
import { fetchPage } from './fetch/fetch-page.ts';
import { createGuardedFetch, type GuardedFetch } from './fetch/guarded-fetch.ts';
import { createGuard } from './guard/guard.ts';
import { createGuardedAgent } from './guard/guard.ts';
import { createParserPool } from './parser-thread/parser-pool.ts';
import { createOptOut } from './guard/opt-out.ts';
import { scrape } from './processor.ts';
import { maybeMutated } from './testing/mutations.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261);
const LIMITS = { staticTimeoutMs: 1_500, totalTimeoutMs: 2_000 };
const MEGABYTE = 1024 * 1024;

const jsonLd = JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', name: 'Shop' },
    {
      '@type': ['Product', 'Thing'],
      name: 'Brass &amp; Copper Lamp',
      image: ['/lamp.jpg', { '@type': 'ImageObject', contentUrl: '//cdn.example/2.jpg' }],
      hasVariant: [{ '@type': 'Product', offers: { price: '1,499.00', priceCurrency: 'INR' } }],
      offers: { '@type': 'AggregateOffer', lowPrice: 1499, highPrice: 1899, priceCurrency: 'INR' },
    },
  ],
});
const page = Buffer.from(`<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<title>Brass Lamp | Shop</title><link rel="canonical" href="/lamp">
<meta property="og:title" content="Brass Lamp"><meta property="product:price:amount" content="1499">
<script type="application/ld+json">${jsonLd}</script></head><body>
<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Brass Lamp दीया</h1>
<span itemprop="price" content="1499">₹1,499.00</span><del>₹1,899</del></div>
<script type="application/json" id="__NEXT_DATA__">{"props":{"product":{"price":1499}}}</script>
<button>Add to cart</button></body></html>`);

const ENCODE = { '': (body: Buffer) => body, gzip: gzipSync, br: brotliCompressSync } as const;

const head = fc.record({
  status: fc.constantFrom('200 OK', '200 OK', '200 OK', '404 Not Found', '503 Busy', '999 No'),
  type: fc.constantFrom('text/html', 'text/html; charset=utf-16', 'text/html; charset=gbk', 'x'),
  encoding: fc.constantFrom('', '', '', 'gzip', 'br'),
  framing: fc.constantFrom('content-length', 'connection: close', 'transfer-encoding: chunked'),
});

const response = fc
  .tuple(head, maybeMutated(fc.constant(page)))
  .map(([{ status, type, encoding, framing }, content]) => {
    const body = ENCODE[encoding](content);
    const lines = [
      `HTTP/1.1 ${status}`,
      `content-type: ${type}`,
      ...(encoding === '' ? [] : [`content-encoding: ${encoding}`]),
      framing === 'content-length' ? `content-length: ${body.length}` : framing,
    ];
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
  });
const responses = fc.array(maybeMutated(response), { minLength: 2, maxLength: 2 });

const answers = new Map<string, Buffer>();
const server = net.createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', (request) => {
    const [, path = ''] = request.toString('latin1').split(' ');
    socket.end(answers.get(path) ?? '');
  });
});
let origin = '';
let fetch: GuardedFetch;
let agent: ReturnType<typeof createGuardedAgent>;
const parsers = createParserPool();

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guard = createGuard({ allowOrigins: [origin] });
  agent = createGuardedAgent(guard);
  fetch = createGuardedFetch({ guard, dispatcher: agent, optOut: createOptOut([]) });
});
afterAll(async () => {
  await parsers.close();
  await agent.destroy();
  server.close();
});

async function outcomeOf(answer: Buffer): Promise<string> {
  const path = `/${answers.size}`;
  answers.set(path, answer);
  const { result } = await scrape(
    {
      fetchPage: (url, signal) => fetchPage(fetch, url, { signal, userAgent: 'fuzz' }),
      readPage: parsers.read,
      renderPage: () => Promise.reject(new ScrapeFailure('unreachable', 'no browser here')),
      limits: LIMITS,
    },
    {
      address: origin + path,
      signal: new AbortController().signal,
      report: async () => undefined,
    },
  );
  answers.set(path, Buffer.alloc(0));
  return scrapeResultSchema.parse(result).outcome;
}

const worstCaseMs = (RUNS / 2) * LIMITS.totalTimeoutMs;
test(
  `${RUNS} mutated responses each end in an outcome (seed ${SEED})`,
  async () => {
    const outcomes = new Set<string>();
    let run = 0;
    let memoryBefore = 0;
    await fc.assert(
      fc.asyncProperty(responses, async (pair) => {
        for (const outcome of await Promise.all(pair.map(outcomeOf))) outcomes.add(outcome);
        run += 1;
        // The heaps of the parser threads first grow to their usual size.
        if (run === Math.ceil(RUNS / 8)) memoryBefore = process.memoryUsage.rss();
      }),
      { numRuns: RUNS / 2, seed: SEED },
    );
    expect(process.memoryUsage.rss() - memoryBefore).toBeLessThan(128 * MEGABYTE);
    // Control: several different outcomes, so the mutations neither break nor spare every response.
    expect(outcomes.size).toBeGreaterThanOrEqual(3);
  },
  worstCaseMs,
);
