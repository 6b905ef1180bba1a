import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { scrapeResultSchema } from '@gift-registry/workers-contract';
import { ScrapeFailure } from './outcome/scrape-failure.ts';
import { fetchPage } from './fetch/fetch-page.ts';
import { createGuardedFetch, type GuardedFetch } from './fetch/guarded-fetch.ts';
import { createGuard } from './guard/guard.ts';
import { createGuardedAgent } from './guard/guarded-agent.ts';
import { createParserPool } from './parser-thread/parser-pool.ts';
import { createOptOut } from './politeness/opt-out.ts';
import { scrape } from './processor.ts';
import { seededRandom } from './seeded-random.ts';

const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261);
const LIMITS = { staticMs: 1_500, totalMs: 2_000 };
const MEGABYTE = 1024 * 1024;

const random = seededRandom(SEED);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

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

const SCRAPS = [
  '\0',
  '\r\n',
  '\r\n\r\n',
  '\xff\xfe',
  '<!--',
  '<![CDATA[',
  '</script>',
  '<script>',
  '<div>'.repeat(600),
  '{"a":'.repeat(2_000),
  '['.repeat(5_000),
  '&#x110000;&#0;&',
  '"price":"' + '9'.repeat(400) + '"',
  '1'.repeat(50_000),
  ' '.repeat(50_000),
  '₹'.repeat(5_000),
  '"@type":"Product",'.repeat(200),
  'content-length: 5\r\n',
  'transfer-encoding: chunked\r\n',
  'content-encoding: gzip\r\n',
  'set-cookie: =;=;=\r\n',
  'location: //[\r\n',
];

/** Cuts, doubles, overwrites and inserts, a few times over. */
function mutate(bytes: Buffer): Buffer {
  let mutated = bytes;
  for (let times = random(6); times >= 0; times -= 1) {
    const at = random(mutated.length + 1);
    const end = Math.min(mutated.length, at + random(200));
    const [before, middle, rest] = [
      mutated.subarray(0, at),
      mutated.subarray(at, end),
      mutated.subarray(end),
    ];
    const noise = Buffer.from(Array.from({ length: random(20) + 1 }, () => random(256)));
    const scrap = Buffer.from(pick(SCRAPS), 'latin1');
    const parts = pick([
      [before, rest],
      [before, middle, middle, rest],
      [before, noise, rest],
      [before, scrap, middle, rest],
      [before, rest, middle],
      [before],
    ]);
    mutated = Buffer.concat(parts);
  }
  return mutated;
}

function answer(): Buffer {
  const packing = pick(['', '', '', 'gzip', 'br']);
  const content = random(4) === 0 ? page : mutate(page);
  const body =
    packing === 'gzip'
      ? gzipSync(content)
      : packing === 'br'
        ? brotliCompressSync(content)
        : content;
  const head = Buffer.from(
    [
      `HTTP/1.1 ${pick(['200 OK', '200 OK', '200 OK', '404 Not Found', '503 Busy', '999 No'])}`,
      `content-type: ${pick(['text/html', 'text/html; charset=utf-16', 'text/html; charset=gbk', 'x'])}`,
      ...(packing ? [`content-encoding: ${packing}`] : []),
      pick([`content-length: ${body.length}`, 'connection: close', 'transfer-encoding: chunked']),
      '',
      '',
    ].join('\r\n'),
  );
  const whole = Buffer.concat([head, body]);
  return random(3) === 0 ? mutate(whole) : whole;
}

const server = net.createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', () => socket.end(answer()));
});
let address = '';
let fetch: GuardedFetch;
let agent: ReturnType<typeof createGuardedAgent>;
const parsers = createParserPool();

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  address = `${origin}/lamp`;
  const guard = createGuard({ allowOrigins: [origin] });
  agent = createGuardedAgent(guard);
  fetch = createGuardedFetch({ guard, dispatcher: agent, optOut: createOptOut([]) });
});
afterAll(async () => {
  await parsers.close();
  await agent.destroy();
  server.close();
});

async function scrapeOnce(): Promise<string> {
  const started = performance.now();
  const { result } = await scrape(
    {
      fetchPage: (url, signal) => fetchPage(fetch, url, { signal, userAgent: 'fuzz' }),
      readPage: parsers.read,
      renderPage: () => Promise.reject(new ScrapeFailure('unreachable', 'no browser here')),
      limits: LIMITS,
    },
    { address, signal: new AbortController().signal, report: async () => undefined },
  );
  expect(performance.now() - started).toBeLessThan(LIMITS.totalMs + 1_000);
  return scrapeResultSchema.parse(result).outcome;
}

test(`${ROUNDS} mutated answers each end in an outcome (seed ${SEED})`, async () => {
  const outcomes: Record<string, number> = {};
  // The heaps of the parser threads first grow to their usual size.
  for (let round = 0; round < ROUNDS / 4; round += 1) await scrapeOnce();
  const before = process.memoryUsage.rss();
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await scrapeOnce();
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(128 * MEGABYTE);
  // Control: were every answer broken alike, nothing would have been tried.
  expect(Object.keys(outcomes).length).toBeGreaterThanOrEqual(3);
});
