import { readSources } from '../extract/sources.ts';
import { readPage } from '../page/page.ts';
import { judgeProduct } from './judge-product.ts';

const isProduct = (html: string, path: string) =>
  judgeProduct(readSources(readPage(html, new URL(path, 'https://shop.example')))).isProduct;

const card = (name: string, price: number) =>
  `<li class="card"><a>${name}</a><b class="price">₹${price}</b><button>Add to cart</button></li>`;
const cards = ['Vase', 'Rug', 'Mug', 'Jug', 'Bowl', 'Tray']
  .map((name, index) => card(name, 99 + index))
  .join('');

test('a product without structured data is a product', () => {
  const lamp =
    '<title>Brass Lamp</title><h1>Brass Lamp</h1><p class="price">₹1,499</p><button>Buy now</button>';
  expect(isProduct(lamp, '/brass-lamp')).toBe(true);
  expect(isProduct(`${lamp}<ul class="related">${cards}</ul>`, '/brass-lamp')).toBe(true);
});

test('a product without a price and a button is a product by its label', () => {
  expect(isProduct('<title>Brass Lamp</title><h1 class="product-name">Brass Lamp</h1>', '/x')).toBe(
    true,
  );
});

test('lists, searches and home pages are no products', () => {
  expect(isProduct(`<title>Gifts</title><h1>Gifts</h1><ul>${cards}</ul>`, '/gifts')).toBe(false);
  expect(
    isProduct(`<title>lamp</title><h1>lamp</h1><p class="price">₹99</p>`, '/search?q=lamp'),
  ).toBe(false);
  expect(isProduct('<title>Shop</title><h1>Welcome</h1><p>From ₹99</p>', '/')).toBe(false);
});

test('articles and logins are no products', () => {
  expect(
    isProduct('<title>How lamps are made</title><h1>How lamps are made</h1>', '/blog/1234'),
  ).toBe(false);
  expect(isProduct('<title>Log in</title><h1>Log in</h1><input type="password">', '/login')).toBe(
    false,
  );
});

const words = 'words about lamps and how they are made by hand. '.repeat(30);
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('a page that shows an amount is no product when it is', () => {
  const pages: Readonly<Record<string, readonly [path: string, html: string]>> = {
    'a recipe in JSON-LD': [
      '/dal',
      `<title>Dal</title>${jsonLd({ '@type': 'Recipe', name: 'Dal' })}<h1>Dal</h1><p class="price">₹120</p>`,
    ],
    'a recipe in microdata': [
      '/dal',
      `<title>Dal</title><div itemscope itemtype="https://schema.org/Recipe"><h1>Dal</h1><p class="price">₹120</p></div>`,
    ],
    'a recipe with ingredients and a method': [
      '/dal-1234',
      `<title>Dal</title><h1>Dal</h1><p class="cost">₹120</p><h2>Ingredients</h2><h2>Method</h2>`,
    ],
    'a job': [
      '/jobs/1234',
      `<title>Store manager</title><h1>Store manager</h1><b class="amount">₹45,000</b><button>Apply now</button>`,
    ],
    'a donation': [
      '/give/1234',
      `<title>Feed a child</title><h1>Feed a child</h1><p class="amount">₹1,500</p><button>Donate now</button>`,
    ],
    'a parked domain': [
      '/',
      `<title>lamp.example is for sale</title><h1>lamp.example</h1><p class="price">$2,999</p><button>Buy now</button>`,
    ],
    'an article': [
      '/2026/11/how-lamps-are-made-98765',
      `<title>How lamps are made</title><meta property="og:type" content="article"><h1>How lamps are made</h1><p class="price">₹1,499</p>`,
    ],
    'a WordPress post': [
      '/how-lamps-are-made/98765',
      `<title>How lamps are made</title><h1 class="entry-title">How lamps are made</h1>`,
    ],
    'a search without results': [
      '/lamps-12345',
      `<title>xyzzy</title><h1>No results found for "xyzzy"</h1><p class="price">₹99</p><button>Add to cart</button>`,
    ],
  };
  for (const [name, [path, html]] of Object.entries(pages))
    test(name, () => {
      expect(isProduct(html + words, path)).toBe(false);
    });
});

describe('nothing overrules the kind of a page:', () => {
  const offer = '<p class="price">₹1,499</p><button>Buy now</button>';
  const page = (title: string, more: string) =>
    `<title>${title}</title><h1 class="product-name">${title}</h1>${more}${offer}`;
  const typed = (type: string) => jsonLd({ '@type': type, name: 'A thing' });
  const cases: readonly (readonly [kind: string, path: string, html: string])[] = [
    [
      'an article with a price and a button',
      '/best-lamps',
      page('Best lamps', typed('NewsArticle')),
    ],
    ['a post', '/best-lamps', page('Best lamps', typed('BlogPosting'))],
    [
      'an article by its preview',
      '/p/1234',
      page('Lamps', '<meta property="og:type" content="article">'),
    ],
    ['a job with a salary', '/p/1234', page('Store manager', typed('JobPosting'))],
    ['a job by its address', '/jobs/store-manager-1234', page('Store manager', '')],
    ['a recipe', '/p/1234', page('Dal', typed('Recipe'))],
    ['a question', '/p/1234', page('Which lamp?', typed('QAPage'))],
    ['a cart', '/cart', page('Brass Lamp', '')],
    ['a German cart by its heading', '/p/1234', page('Warenkorb', '')],
    ['a French cart by its heading', '/p/1234', page('Votre panier', '')],
    ['a Japanese cart by its heading', '/p/1234', page('ショッピングカート', '')],
    ['a checkout', '/checkout', page('Checkout', '')],
    ['a donation by its address', '/donate', page('Feed a child', '')],
    ['a donation by its button', '/p/1234', page('Feed a child', '<button>Donate now</button>')],
    ['a Spanish donation', '/p/1234', page('Ayuda', '<button>Donar ahora</button>')],
    ['a parked domain', '/', page('lamp.example is for sale', '')],
    ['a parked domain by its text', '/', page('lamp.example', '<p>Buy this domain today</p>')],
    ['an account', '/login', page('Brass Lamp', '')],
    [
      'results with the data of the first',
      '/lamps',
      page(
        'Lamps',
        jsonLd([
          { '@type': 'SearchResultsPage' },
          { '@type': 'Product', name: 'Lamps', sku: '1', offers: { price: 5 } },
        ]),
      ),
    ],
  ];
  test.each(cases)('%s', (_kind, path, html) => {
    expect(isProduct(html + words, path)).toBe(false);
  });

  test('an event is one unless the page itself sells its tickets', () => {
    const concert = `<title>Concert</title><h1>Concert</h1>${typed('MusicEvent')}<p class="price">₹999</p>`;
    expect(isProduct(concert + words, '/concert')).toBe(false);
    expect(isProduct(`${concert}<button>Buy tickets</button>${words}`, '/concert')).toBe(true);
  });

  test('a shop whose pages are articles still sells what its data describes', () => {
    const lamp = jsonLd({ '@type': 'Product', name: 'Brass Lamp', sku: '1', offers: { price: 5 } });
    const preview = '<meta property="og:type" content="article">';
    expect(isProduct(page('Brass Lamp', lamp + preview) + words, '/brass-lamp')).toBe(true);
  });
});

test('a search is no product although its data describes the first result', () => {
  const data = jsonLd({ '@type': 'Product', name: 'Brass lamp', offers: { price: 5 } });
  expect(isProduct(`<title>brass lamp</title>${data}<h1>brass lamp</h1>`, '/search?q=lamp')).toBe(
    false,
  );
});

test('a category is no product although its data gives it a range of prices', () => {
  const data = jsonLd({
    '@type': 'Product',
    name: 'Vases',
    offers: { '@type': 'AggregateOffer', lowPrice: 99, highPrice: 999, offerCount: 120 },
  });
  const category = `<title>Vases</title>${data}<h1>Vases</h1><ul>${cards}</ul>`;
  expect(isProduct(category, '/vases')).toBe(false);
  const variants = `<title>Vases</title>${data}<h1>Vases</h1><p class="price">₹99</p>`;
  expect(isProduct(`${variants}<ul class="related">${cards}</ul>`, '/vases')).toBe(true);
});

test('a list is no product although its data advertises one', () => {
  const data =
    '<script type="application/ld+json">[{"@type":"ItemList"},{"@type":"Product","name":"Vase"}]</script>';
  expect(isProduct(`<title>All gifts</title><h1>All gifts</h1>${data}`, '/search')).toBe(false);
});

test('a range of prices that the data gives no number, picture or stock is a list', () => {
  const offers = { '@type': 'AggregateOffer', lowPrice: 99, highPrice: 999 };
  const page = (more: object) =>
    `<title>Vases</title>${jsonLd({ '@type': 'Product', name: 'Vases', offers, ...more })}`;
  expect(isProduct(page({}), '/vases')).toBe(false);
  expect(isProduct(page({ sku: 'V-1' }), '/vases')).toBe(true);
});

test('names that each card of a list repeats are no name of a product', () => {
  const names = (tag: string) =>
    ['Vase', 'Rug', 'Mug', 'Jug'].map((name) => `<${tag} class="product-name">${name}</${tag}>`);
  const page = `<title>Gifts</title><h1>Gifts</h1>${names('h1').join('')}`;
  expect(isProduct(page, '/gifts')).toBe(false);
  const lamp = `<title>Brass Lamp</title><h1 class="product-name">Brass Lamp</h1>`;
  expect(isProduct(lamp + names('h3').join(''), '/lamp')).toBe(true);
});

test.each([
  '1 - 20 of 203 results for lamp',
  'Suchergebnisse für Lampe',
  '203 résultats',
  '検索結果',
])('%s is the heading of a list', (heading) => {
  const page = `<title>lamp</title><meta property="og:type" content="product"><h1>${heading}</h1>`;
  expect(isProduct(page, '/lamps')).toBe(false);
  expect(isProduct(page.replace(heading, 'Brass lamp'), '/lamps')).toBe(true);
});
