import { jsonLd, otherPage as page, productData, type WrittenPage } from './written-pages.ts';

const buy = '<p class="price">$49.99</p><button>Buy now</button>';
const amount = (text: string) => `<p class="amount">${text}</p>`;
const cards = (currency: string) =>
  ['Vase', 'Rug', 'Mug', 'Jug', 'Bowl', 'Tray', 'Lamp', 'Dish']
    .map(
      (name, index) =>
        `<li class="card"><a href="/p/${name}-${index}">${name}</a><b class="price">${currency}${99 + index}</b><button>Add to cart</button></li>`,
    )
    .join('');
const typed = (type: string, more: object = {}) => ({
  head: jsonLd({ '@type': type, name: 'A thing', ...more }),
});

/** Pages that show prices and buttons and sell no single product. */
export const NO_PRODUCTS: readonly WrittenPage[] = [
  // Articles
  page(
    'a review that links to shops',
    '/reviews/best-lamps-2026',
    'The best lamps of 2026',
    `<h2>Our pick</h2><p>The Oil Lamp costs <b>$49.99</b></p><a class="button" href="https://www.amazon.com/dp/B01">Buy on Amazon</a>`,
    { head: jsonLd({ '@type': 'Article', headline: 'The best lamps of 2026' }) },
  ),
  page(
    'a review with the data of its product',
    '/reviews/oil-lamp',
    'Oil Lamp review',
    `${amount('$49.99')}<a href="https://www.amazon.com/dp/B01">Check price</a>`,
    {
      head: jsonLd({
        '@type': 'Review',
        itemReviewed: { '@type': 'Product', name: 'Oil Lamp' },
        author: 'A. Rao',
      }),
    },
  ),
  page(
    'news about a price',
    '/news/2026/11/lamp-sold-for-2-million',
    'Lamp sold for ₹20,00,000',
    amount('₹20,00,000'),
    typed('NewsArticle'),
  ),
  page(
    'a post without data',
    '/blog/how-much-does-a-lamp-cost',
    'How much does a lamp cost?',
    '<p>A good one costs <span class="price">$49.99</span>.</p>',
    { head: '<meta property="og:type" content="article">' },
  ),
  page(
    'a deal of the day',
    '/deals/2026/11/oil-lamp-for-19',
    'Deal: Oil Lamp for $19',
    `${amount('$19')}<a href="https://www.amazon.com/dp/B01">Get deal</a>`,
    typed('BlogPosting'),
  ),
  page(
    'a German article',
    '/ratgeber/die-besten-lampen',
    'Die besten Lampen',
    '<p>Preis: <b class="preis">49,99 €</b></p>',
    { lang: 'de', head: '<meta property="og:type" content="article">' },
  ),
  page(
    'an encyclopedia',
    '/wiki/Oil_lamp',
    'Oil lamp',
    '<p>In 1890 one cost $2.</p><h2>History</h2><h2>See also</h2>',
  ),
  page(
    'a question',
    '/questions/123/which-lamp',
    'Which lamp for $50?',
    amount('$50'),
    typed('QAPage'),
  ),
  page(
    'a thread',
    '/forum/t/lamp-for-sale/12',
    'Lamp for $50, worth it?',
    amount('$50'),
    typed('DiscussionForumPosting'),
  ),
  page('a video', '/watch/lamp', 'Lamp unboxing', amount('$50'), {
    head: '<meta property="og:type" content="video.other">',
  }),
  // Recipes
  page(
    'a recipe with its cost',
    '/dal-tadka',
    'Dal Tadka',
    `${amount('₹120 per serving')}<button>Buy ingredients</button>`,
    typed('Recipe'),
  ),
  page(
    'a recipe without data',
    '/dal-tadka',
    'Dal Tadka',
    '<h2>Ingredients</h2><ul><li>Dal</li></ul><h2>Method</h2><p>Cost: <b class="price">₹120</b></p>',
  ),
  page(
    'a Hindi recipe',
    '/dal',
    'दाल तड़का',
    '<h2>सामग्री</h2><h2>बनाने की विधि</h2><b class="price">₹120</b>',
    { lang: 'hi' },
  ),
  page(
    'a Tamil recipe',
    '/sambar',
    'சாம்பார்',
    '<h2>தேவையான பொருட்கள்</h2><h2>செய்முறை</h2><b class="price">₹90</b>',
    { lang: 'ta' },
  ),
  page(
    'a German recipe',
    '/linsensuppe',
    'Linsensuppe',
    '<h2>Zutaten</h2><h2>Zubereitung</h2><b class="preis">4,50 €</b>',
    { lang: 'de' },
  ),
  page(
    'a Japanese recipe',
    '/recipe/12',
    'カレー',
    '<h2>材料</h2><h2>作り方</h2><b class="price">500円</b>',
    { lang: 'ja' },
  ),
  page(
    'a Polish recipe',
    '/zupa',
    'Zupa',
    '<h2>Składniki</h2><h2>Sposób przygotowania</h2><b class="price">12 zł</b>',
    { lang: 'pl' },
  ),
  // Jobs
  page(
    'a job',
    '/p/store-manager',
    'Store manager',
    `${amount('₹45,000 a month')}<button>Apply now</button>`,
  ),
  page(
    'a job with its data',
    '/p/12345',
    'Store manager',
    amount('₹20,00,000'),
    typed('JobPosting', { baseSalary: { value: 2_000_000, currency: 'INR' } }),
  ),
  page(
    'a German job',
    '/p/12345',
    'Filialleitung (m/w/d)',
    `${amount('3.500 €')}<button>Jetzt bewerben</button>`,
    { lang: 'de' },
  ),
  page(
    'a French job',
    '/p/12345',
    'Responsable de magasin',
    `${amount('2 500 €')}<button>Je postule</button>`,
    { lang: 'fr' },
  ),
  page(
    'a Russian job',
    '/p/12345',
    'Продавец',
    `${amount('60 000 ₽')}<button>Откликнуться</button>`,
    { lang: 'ru' },
  ),
  page('a Japanese job', '/p/12345', '店長', `${amount('300,000円')}<button>応募する</button>`, {
    lang: 'ja',
  }),
  // Carts
  page('a cart', '/cart', 'Your cart', `<p>Brass Lamp</p>${buy}`),
  page(
    'a cart by its heading',
    '/shop/view?id=12',
    'Shopping cart (1)',
    `<p>Brass Lamp</p>${amount('Subtotal $49.99')}<button>Checkout</button>`,
  ),
  page(
    'a German cart',
    '/de/warenkorb',
    'Dein Warenkorb',
    '<p>Lampe</p><b class="preis">49,99 €</b><button>Zur Kasse</button>',
    { lang: 'de' },
  ),
  page('a Hungarian cart', '/p/1', 'Kosár', '<p>Lámpa</p><b class="price">14 990 Ft</b>', {
    lang: 'hu',
  }),
  page('a Chinese cart', '/p/1', '购物车', '<p>灯</p><b class="price">¥199</b>', { lang: 'zh' }),
  page(
    'a checkout',
    '/checkout/payment',
    'Payment',
    `${amount('Total $49.99')}<button>Pay now</button>`,
  ),
  page(
    'an order',
    '/orders/1234567',
    'Thank you for your order',
    `<p>Brass Lamp</p>${amount('Total $49.99')}`,
  ),
  page('a wish list', '/wishlist', 'My wish list', `<ul>${cards('$')}</ul>`),
  // Donations
  page(
    'a donation',
    '/feed-a-child',
    'Feed a child',
    `${amount('₹1,500')}<button>Donate now</button>`,
  ),
  page(
    'a campaign',
    '/f/help-asha',
    'Help Asha walk again',
    `${amount('₹52,000 raised of ₹2,00,000')}<button>Donate</button>`,
  ),
  page(
    'a Spanish donation',
    '/p/ayuda',
    'Ayuda a un niño',
    `${amount('25 €')}<button>Donar ahora</button>`,
    { lang: 'es' },
  ),
  page(
    'a German donation',
    '/p/hilfe',
    'Hilfe für Kinder',
    `${amount('25 €')}<button>Jetzt spenden</button>`,
    { lang: 'de' },
  ),
  page(
    'a Hindi donation',
    '/p/daan',
    'एक बच्चे को भोजन दें',
    `${amount('₹1,500')}<button>दान करें</button>`,
    { lang: 'hi' },
  ),
  page('a Chinese donation', '/p/juan', '帮助孩子', `${amount('¥100')}<button>立即捐款</button>`, {
    lang: 'zh',
  }),
  page('a donation by its data', '/p/12345', 'Plant a tree', buy, typed('DonateAction')),
  // Parked domains
  page('a parked domain', '/', 'lamp.example is for sale', buy),
  page('a parked domain by its text', '/', 'lamp.example', `<p>The domain is for sale</p>${buy}`),
  page(
    'a German parked domain',
    '/',
    'lampe.example',
    `<p>Diese Domain kaufen</p><p class="price">2.999 €</p><button>Jetzt kaufen</button>`,
    { lang: 'de' },
  ),
  page(
    'a French parked domain',
    '/',
    'lampe.example',
    `<p>Ce nom de domaine est à vendre</p><p class="price">2 999 €</p><button>Acheter</button>`,
    { lang: 'fr' },
  ),
  page(
    'a Chinese parked domain',
    '/',
    'lamp.example',
    '<p>域名出售</p><p class="price">¥9,999</p><button>立即购买</button>',
    { lang: 'zh' },
  ),
  page(
    'a Russian parked domain',
    '/',
    'lamp.example',
    '<p>Домен продаётся</p><p class="price">99 999 ₽</p><button>Купить</button>',
    { lang: 'ru' },
  ),
  // Lists
  page('a category', '/lamps', 'Lamps', `<p>8 products</p><ul>${cards('$')}</ul>`),
  page('a category with the data of a product', '/lamps', 'Lamps', `<ul>${cards('$')}</ul>`, {
    head: jsonLd({
      '@type': 'Product',
      name: 'Lamps',
      offers: { '@type': 'AggregateOffer', lowPrice: 99, highPrice: 106, priceCurrency: 'USD' },
    }),
  }),
  page('results', '/search?q=lamp', 'lamp', `<ul>${cards('$')}</ul>`),
  page('no results', '/find-12345', 'No results found for “xyzzy”', buy),
  page('a home page', '/', 'Dhatu Works', `<p>Lamp of the week</p>${buy}<ul>${cards('$')}</ul>`),
  page('a home page with data', '/', 'Dhatu Works', `<ul>${cards('$')}</ul>`, typed('WebSite')),
  page('a list of items in the data', '/gift-guide', 'Gifts for her', `<ul>${cards('$')}</ul>`, {
    head: jsonLd({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: { '@type': 'Product', name: 'Vase' } }],
    }),
  }),
  page('similar products of a missing one', '/p/12345', 'Page not found', `<ul>${cards('$')}</ul>`),
  // Others
  page(
    'plans',
    '/pricing',
    'Pricing',
    '<h2>Starter</h2><b class="price">$9/month</b><h2>Team</h2><b class="price">$29/month</b><h2>Company</h2><b class="price">$99/month</b><button>Start free trial</button>',
  ),
  page('an event', '/events/jazz-night', 'Jazz night', amount('$25'), typed('MusicEvent')),
  page(
    'a home for sale',
    '/homes/12-lake-road',
    '12 Lake Road',
    amount('$450,000'),
    typed('RealEstateListing'),
  ),
  page(
    'a menu',
    '/menu',
    'Menu',
    '<h2>Starters</h2><p>Soup <b>$8</b></p><p>Salad <b>$9</b></p><h2>Mains</h2><p>Curry <b>$15</b></p>',
    typed('Restaurant'),
  ),
  page('rates of currencies', '/usd-to-inr', 'US dollar to Indian rupee', amount('$1 = ₹83.12')),
  page('a share', '/stocks/DHATU', 'Dhatu Works share price', amount('₹1,499.20')),
  page(
    'a login',
    '/login',
    'Log in',
    '<input type="password"><button>Log in</button><p>Plans from $9</p>',
  ),
  page('a profile', '/@dhatu', 'Dhatu Works', amount('$49.99'), {
    head: '<meta property="og:type" content="profile">',
  }),
  page(
    'a store',
    '/stores/pune',
    'Pune store',
    '<p>Open until 20:00</p><p>Parking ₹50</p>',
    typed('Store'),
  ),
  page(
    'a hotel',
    '/hotels/lake-view',
    'Lake View Hotel',
    `${amount('$120 per night')}<button>Reserve</button>`,
    typed('Hotel'),
  ),
  page('a contact page', '/contact', 'Contact', '<p>Call us. Fee $1</p>', typed('ContactPage')),
];

/** Pages like those above that do sell one product. */
export const PRODUCTS_AFTER_ALL: readonly WrittenPage[] = [
  page('a shop whose pages are articles', '/brass-lamp', 'Brass Lamp', buy, {
    head: `${productData(49.99, 'USD')}<meta property="og:type" content="article">`,
  }),
  page(
    'a ticket that the page sells',
    '/jazz-night',
    'Jazz night',
    '<p class="price">$25.00</p><button>Buy tickets</button>',
    typed('MusicEvent'),
  ),
  page(
    'a cookbook',
    '/p/dal-cookbook',
    'The Dal Cookbook',
    `<h2>Ingredients of a good life</h2>${buy}`,
  ),
  page('a shopping bag', '/p/jute-bag', 'Jute shopping bag', buy),
  page(
    'a chocolate with its ingredients',
    '/p/chocolate',
    'Dark chocolate',
    `<h2>Ingredients</h2><p>Cocoa</p><h2>Directions</h2>${buy}`,
  ),
  page('a book about jobs', '/p/job-search', 'Job search', buy),
  page('a home theatre', '/home-theatre-500', 'Home theatre system', buy),
  page('a bottle of 500 ml', '/bottle', '500 ml steel bottle', buy),
  page('a book whose title says blocked', '/p/blocked', 'Blocked: a novel', buy),
  page('a name of an error', '/p/trial', 'Trial and Error', buy),
];
