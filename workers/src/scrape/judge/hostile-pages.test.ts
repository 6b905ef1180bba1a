import fc from 'fast-check';
import { readFetchedPage } from './read-fetched-page.ts';
import { mutationsOf } from '../testing/mutations.ts';
import { ScrapeFailure } from '../scrape-failure.ts';

const url = 'https://shop.example/p/lamp';
/** Far more than any of these takes, far less than what an unbounded step would. */
const LIMIT_MS = 4_000;

function read(html: string) {
  const { user } = process.threadCpuUsage();
  try {
    return readFetchedPage({ html, url, status: 200 }).result;
  } catch (error) {
    if (!(error instanceof ScrapeFailure)) throw error;
    return { outcome: error.outcome };
  } finally {
    const ms = (process.threadCpuUsage().user - user) / 1000;
    expect(ms).toBeLessThan(LIMIT_MS);
  }
}

const product = `<title>Brass Lamp | Shop</title><h1>Brass Lamp</h1>
  <script type="application/ld+json">{"@type":"Product","name":"Brass Lamp","image":"/lamp.jpg",
  "offers":{"@type":"Offer","price":"1499.00","priceCurrency":"INR","availability":"InStock"}}</script>
  <div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Brass Lamp</span>
  <span itemprop="price" content="1499">₹1,499</span></div>
  <p class="price"><del>₹2,000</del> ₹1,499</p><button>Add to cart</button>
  <script>window.state = {"product":{"name":"Brass Lamp","price":1499,"currency":"INR"}}</script>`;
const block = (json: string) => `<script type="application/ld+json">${json}</script>`;
const repeat = (text: string, times: number) => text.repeat(times);

const bombs: readonly (readonly [name: string, html: string])[] = [
  ['a hundred thousand levels', repeat('<div>', 100_000)],
  ['a hundred and one thousand tags', repeat('<br>', 101_000)],
  ['ninety thousand prices', repeat('<b class="price">₹9</b>', 90_000)],
  ['ninety thousand headings', repeat('<h1>Brass Lamp</h1>', 45_000)],
  [
    'nested items',
    repeat('<div itemscope itemtype="https://schema.org/Product" itemprop="offers">', 400),
  ],
  [
    'items that name each other',
    '<div id="a" itemscope itemtype="https://schema.org/Product" itemref="b"></div><div id="b" itemscope itemtype="https://schema.org/Product" itemprop="x" itemref="a"></div>',
  ],
  [
    'an item inside what it names',
    '<div id="a"><div itemscope itemtype="https://schema.org/Product" itemref="a"></div></div>',
  ],
  ['JSON-LD ten thousand deep', block(`${repeat('{"@graph":[', 10_000)}${repeat(']}', 10_000)}`)],
  ['broken JSON-LD ten thousand deep', block(repeat('{"@graph":[', 10_000))],
  [
    'twenty thousand offers',
    block(`{"@type":"Product","name":"Lamp","offers":[${repeat('{"price":1},', 20_000)}{}]}`),
  ],
  ['a hundred thousand spaces', block(repeat(' ', 250_000)) + repeat(' ', 500_000)],
  [
    'a title of spaces',
    `<title>${repeat(' -', 200_000)}</title><meta property="og:title" content="${repeat(' |', 200_000)}">`,
  ],
  ['a label without end', `<p class="${repeat('oldPrice-', 100_000)}">₹9</p>`],
  [
    'digits without end',
    `<p class="price">₹${repeat('1', 500_000)}</p><p class="price">${repeat('1,', 250_000)}</p>`,
  ],
  [
    'quotes and braces in scripts',
    `<h1>Brass Lamp</h1>${repeat(`<script>${repeat(`{'Brass Lamp"`, 2_000)}</script>`, 40)}`,
  ],
  [
    'a name in every object',
    `<h1>Brass Lamp</h1><script>${repeat('{"name":"Brass Lamp","price":{}},', 20_000)}</script>`,
  ],
  [
    'advertisers without end',
    `<script>${repeat("fbq('track', 'ViewContent', {", 20_000)}</script>`,
  ],
  ['NUL and broken signs', product.replaceAll('a', 'a\0').replaceAll('e', '\ud800')],
];

describe('a hostile page is read in bounded time:', () => {
  for (const [name, html] of bombs)
    test(name, () => {
      read(html);
    });
});

test('a result holds only web addresses and plain text', () => {
  const result = readFetchedPage({
    url,
    status: 200,
    html: `<title>Lamp &lt;script&gt;</title>${block(
      JSON.stringify({
        '@type': 'Product',
        name: '<img src=x onerror=alert(1)>Brass <b>Lamp</b>',
        description:
          '<style>x</style>Solid &lt;i&gt;brass&lt;/i&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
        image: [
          'javascript:alert(1)',
          'data:image/png;base64,AAAA',
          'file:///etc/passwd',
          '/lamp.jpg',
        ],
        offers: { price: '1499', priceCurrency: 'INR' },
      }),
    )}<meta property="og:image" content="javascript:alert(1)"><h1>Brass Lamp</h1>`,
  }).result;
  expect(result.name).toBe('Brass Lamp');
  expect(result.description).toBe('Solid brass');
  expect(result.images).toStrictEqual(['https://shop.example/lamp.jpg']);
});

test('a thousand mutated pages are read or refused', () => {
  const outcomes = new Set<string>();
  fc.assert(
    fc.property(mutationsOf(product), (bytes) => {
      outcomes.add(read(bytes.toString()).outcome);
    }),
    { numRuns: 1_000, seed: 20_261 },
  );
  expect(outcomes).toContain('ok');
});
