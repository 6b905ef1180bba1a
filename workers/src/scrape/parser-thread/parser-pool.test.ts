import { setTimeout } from 'node:timers/promises';
import { ScrapeFailure } from '../scrape-failure.ts';
import { createParserPool } from './parser-pool.ts';

const never = new AbortController().signal;
const source = (html: string) => ({ html, url: 'https://shop.example/p', status: 200 });
const tooLarge: unknown = expect.objectContaining({ outcome: 'too-large', retryable: false });

const parsers = createParserPool();
const filename = import.meta.resolve('../testing/unresponsive-thread.ts');
const unresponsive = createParserPool({ threads: 2, readTimeoutMs: 600, filename });
afterAll(async () => {
  await Promise.all([parsers.close(), unresponsive.close()]);
});

const outcomeOf = async (html: string) => (await parsers.read(source(html), never)).result.outcome;

test('a product page is read in its thread', async () => {
  const product = { '@type': 'Product', name: 'Lamp', offers: { price: 9, priceCurrency: 'INR' } };
  const { result } = await parsers.read(
    source(`<script type="application/ld+json">${JSON.stringify(product)}</script>`),
    never,
  );
  expect([result.name, result.price]).toStrictEqual(['Lamp', 9]);
});

describe('a hostile page ends in its outcome:', () => {
  const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
  const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`;
  const pages: Readonly<Record<string, readonly [html: string, outcomes: readonly string[]]>> = {
    '100,000 elements deep': ['<div>'.repeat(100_000), ['too-large']],
    '120,000 elements': ['<p></p>'.repeat(120_000), ['too-large']],
    'JSON-LD 10,000 deep': [jsonLd(nested(10_000)), ['not-a-product']],
    'JSON-LD arrays 200,000 deep': [jsonLd('['.repeat(200_000)), ['not-a-product']],
    '20,000 unclosed scripts': [
      '<script type="application/ld+json">'.repeat(20_000),
      ['not-a-product', 'too-large'],
    ],
    '2 MB of spaces in a price': [
      `<h1>Lamp</h1><p class="price">₹${' '.repeat(2_000_000)}1</p>`,
      ['not-a-product', 'partial', 'too-large'],
    ],
    '1 MB of digits': [`<h1>Lamp</h1><p>₹${'1'.repeat(1_000_000)}</p>`, ['not-a-product']],
    '50,000 attributes': [
      `<p ${Array.from({ length: 50_000 }, (_, n) => `a${n}="1"`).join(' ')}>x</p>`,
      ['not-a-product'],
    ],
    '1 MB in a title': [`<title>${'<b>'.repeat(350_000)}</title>`, ['not-a-product']],
    'half a million entities': [`<p>${'&amp;'.repeat(500_000)}</p>`, ['not-a-product']],
    'NUL and stray surrogates': ['\0<title>\ud800\0</title>\udfff', ['not-a-product']],
    'nothing at all': ['', ['not-a-product']],
  };
  for (const [name, [html, outcomes]] of Object.entries(pages))
    test(name, async () => {
      const outcome = await parsers.read(source(html), never).then(
        ({ result }) => result.outcome,
        (error: unknown) => (error instanceof ScrapeFailure ? error.outcome : String(error)),
      );
      expect(outcomes).toContain(outcome);
    });

  test('the next page is read normally', async () => {
    expect(await outcomeOf('<title>Story</title>')).toBe('not-a-product');
  });
});

test('a parser that hangs is ended, and the main thread stays responsive meanwhile', async () => {
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 20);
  await expect(unresponsive.read(source('hang'), never)).rejects.toThrow(tooLarge);
  clearInterval(heart);
  expect(beats).toBeGreaterThan(10);
  expect((await unresponsive.read(source(''), never)).result.outcome).toBe('not-a-product');
});

test('a parser that exhausts its heap ends alone, before its time-out', async () => {
  const small = createParserPool({ threads: 1, readTimeoutMs: 30_000, heapMb: 32, filename });
  await expect(small.read(source('explode'), never)).rejects.toThrow(tooLarge);
  expect((await small.read(source(''), never)).result.outcome).toBe('not-a-product');
  await small.close();
});

test('waiting for a thread does not count towards the time of a page', async () => {
  const hanging = [source('hang'), source('hang')].map((page) =>
    expect(unresponsive.read(page, never)).rejects.toThrow(tooLarge),
  );
  await setTimeout(10);
  const innocent = await unresponsive.read(source('linger'), never);
  expect(innocent.result.outcome).toBe('not-a-product');
  await Promise.all(hanging);
});

test('an aborted read rejects at once, in its thread and in the queue', async () => {
  const hanging = [source('hang'), source('hang')].map((page) =>
    expect(unresponsive.read(page, AbortSignal.timeout(300))).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    ),
  );
  await expect(unresponsive.read(source(''), AbortSignal.timeout(50))).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
  await Promise.all(hanging);
});

test('an error of our own rejects instead of becoming an outcome', async () => {
  await expect(unresponsive.read(source('stumble'), never)).rejects.toThrow(/a bug/);
});
