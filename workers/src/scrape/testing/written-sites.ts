import { jsonLd as ld, type WrittenPage } from './written-pages.ts';

const lorem =
  'Readers come here for facts, background and opinions that our editors collect all year round. '.repeat(
    10,
  );
const doc = (lang: string, title: string, head: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><header><nav><a href="/">Home</a></nav></header><main>${body}<p>${lorem}</p></main></body></html>`;
const site = (kind: string, address: string, html: string): WrittenPage => ({
  kind,
  address,
  html,
});

/** Pages with a price that sell no single product. */
export const OTHER_SITES: readonly WrittenPage[] = [
  site(
    'soft 404',
    'https://www.sneakerden.com/products/gone2',
    doc(
      'en',
      'Sneaker Den',
      '',
      `<h1>Sorry, this page doesn't exist</h1><p>The item you were looking for may have been removed.</p><h2>You may like</h2><div class="card"><a href="/products/a">Runner A</a><span class="price">$95</span><button>Add to cart</button></div><p>${lorem}</p>`,
    ),
  ),
  site(
    'forum thread',
    'https://forum.audiophile.org/t/is-the-x5-worth-300/22110',
    doc(
      'en',
      'Is the X5 worth $300? - Audiophile Forum',
      '',
      `<h1>Is the X5 worth $300?</h1><div class="post"><p>I saw it for $300.</p></div><div class="post"><p>I paid $250. ${lorem}</p></div><button>Reply</button>`,
    ),
  ),
  site(
    'deal page, single',
    'https://www.dealspotter.com/deals/1200345-robot-vac-s5-for-199',
    doc(
      'en',
      'Robot Vac S5 for $199 + free shipping',
      '',
      `<h1>Robot Vac S5 for $199 + free shipping</h1><span class="deal-price">$199</span> <span class="list">$329</span><a class="btn" href="/out/1200345">Buy Now at Gadget Hub</a><p>Gadget Hub offers it. ${lorem}</p><h2>Comments</h2><p>Nice</p>`,
    ),
  ),
  site(
    'property for sale',
    'https://www.homes.co.uk/properties/3-bed-house-leeds-12345678',
    doc(
      'en-GB',
      '3 bedroom house for sale in Leeds',
      '',
      `<h1>3 bedroom house for sale</h1><p class="price">£325,000</p><p>Lake Road, Leeds</p><button>Request details</button><p>${lorem}</p>`,
    ),
  ),
  site(
    'car listing',
    'https://www.autobazaar.de/auto/vw-golf-2019-998812',
    doc(
      'de',
      'VW Golf 1.5 TSI 2019',
      ld({
        '@type': 'Car',
        name: 'VW Golf 1.5 TSI',
        vehicleModelDate: '2019',
        mileageFromOdometer: { value: 54000 },
        offers: { '@type': 'Offer', price: 17900, priceCurrency: 'EUR' },
      }),
      `<h1>VW Golf 1.5 TSI</h1><p>17.900 €</p><p>54.000 km</p><button>Händler kontaktieren</button><p>${lorem}</p>`,
    ),
  ),
  site(
    'car listing, no data',
    'https://www.carsindia.in/used/maruti-swift-2018',
    doc(
      'en-IN',
      'Used Maruti Swift 2018 in Pune',
      '',
      `<h1>Maruti Swift VXI 2018</h1><p class="price">₹4,75,000</p><p>42,000 km · Petrol · 1st owner</p><button>Book test drive</button><p>${lorem}</p>`,
    ),
  ),
  site(
    'software pricing',
    'https://www.appstack.io/pricing',
    doc(
      'en',
      'Pricing – AppStack',
      '',
      `<h1>Simple pricing</h1><div><h2>Free</h2><b>$0</b></div><div><h2>Pro</h2><b>$12</b><span>/user/month</span><button>Buy now</button></div><div><h2>Team</h2><b>$29</b><button>Buy now</button></div><p>${lorem}</p>`,
    ),
  ),
  site(
    'price history / comparison',
    'https://www.pricehawk.in/product/mixer-grinder-price-history',
    doc(
      'en-IN',
      'Mixer Grinder Price History',
      '',
      `<h1>Mixer Grinder Price History</h1><p>Lowest ₹2,999 · Highest ₹5,999 · Average ₹3,800</p><canvas></canvas><p>${lorem}</p>`,
    ),
  ),
  site(
    'stock quote',
    'https://www.marketwatcher.com/quote/DHATU',
    doc(
      'en',
      'Dhatu Works (DHATU) Stock Price',
      '',
      `<h1>Dhatu Works Ltd</h1><span class="price">₹1,499.20</span><span>+1.2%</span><button>Buy</button><button>Sell</button><p>${lorem}</p>`,
    ),
  ),
  site(
    'gift registry page of another shop',
    'https://www.wedlist.com/registry/asha-and-ravi',
    doc(
      'en',
      "Asha and Ravi's registry",
      '',
      `<h1>Asha and Ravi</h1>${['Pan', 'Lamp', 'Bowl'].map((n, i) => `<div class="item"><h3>${n}</h3><span class="price">$${50 + i}</span><button>Add to cart</button></div>`).join('')}`,
    ),
  ),
  site(
    'app store app',
    'https://apps.phone.com/app/id1234567',
    doc(
      'en',
      'Lamp Timer',
      ld({
        '@type': 'SoftwareApplication',
        name: 'Lamp Timer',
        offers: { '@type': 'Offer', price: '2.99', priceCurrency: 'USD' },
      }),
      `<h1>Lamp Timer</h1><p>$2.99</p><button>Get</button><p>${lorem}</p>`,
    ),
  ),
  site(
    'pet adoption',
    'https://www.pawshelter.org/dogs/bruno-11223',
    doc(
      'en',
      'Bruno',
      '',
      `<h1>Bruno</h1><p>Adoption fee: $150</p><button>Apply to adopt</button>`,
    ),
  ),
  site(
    'movie',
    'https://www.filmbase.com/title/tt1234567',
    doc(
      'en',
      'The Lamp (2026)',
      ld({ '@type': 'Movie', name: 'The Lamp' }),
      `<h1>The Lamp</h1><p>Budget: $12,000,000</p><p>Rent $3.99</p>`,
    ),
  ),
  site(
    'book on a reading site',
    'https://www.readersnook.com/book/show/12345678',
    doc(
      'en',
      'The Long Road by A. Rao',
      ld({ '@type': 'Book', name: 'The Long Road', isbn: '9780000000001' }),
      `<h1>The Long Road</h1><button>Want to read</button><p>Kindle $9.99</p>`,
    ),
  ),
  site(
    'salary page',
    'https://www.paydata.com/salary/store-manager-12345',
    doc(
      'en',
      'Store Manager Salary',
      '',
      `<h1>Store Manager salary</h1><p class="amount">$58,000</p><p>per year</p>`,
    ),
  ),
  site(
    'invoice',
    'https://pay.billing.io/invoice/inv_8812345',
    doc(
      'en',
      'Invoice #88123',
      '',
      `<h1>Invoice #88123</h1><p>Amount due $129.00</p><button>Pay now</button>`,
    ),
  ),
  site(
    'restaurant',
    'https://www.eats.com/restaurant/dal-house-88123',
    doc(
      'en',
      'Dal House',
      '',
      `<h1>Dal House</h1><p>₹600 for two</p><div><h3>Dal Tadka</h3><span>₹220</span><button>ADD</button></div><div><h3>Naan</h3><span>₹60</span><button>ADD</button></div><div><h3>Paneer</h3><span>₹280</span><button>ADD</button></div>`,
    ),
  ),
  site(
    'news German',
    'https://www.tagblatt.de/wirtschaft/strompreis-steigt-1234567.html',
    doc(
      'de',
      'Strompreis steigt auf 42 Cent',
      '',
      `<h1>Strompreis steigt</h1><p>Ein Haushalt zahlt 1.480 € im Jahr.</p>`,
    ),
  ),
  site(
    'news without money in heading, html path',
    'https://www.tagblatt.de/lokales/neues-rathaus-eroeffnet-99123.html',
    doc(
      'de',
      'Neues Rathaus eröffnet',
      '',
      `<h1>Neues Rathaus eröffnet</h1><p>Der Bau kostete <b>12.000.000 €</b>.</p>`,
    ),
  ),
  site(
    'news english .html',
    'https://www.gazette.com/city/bridge-opens-after-repairs-20261112.html',
    doc(
      'en',
      'Bridge opens after repairs | Gazette',
      '',
      `<h1>Bridge opens after repairs</h1><p>By Staff</p><p>The works cost <b>$450,000</b>.</p>`,
    ),
  ),
  site(
    'blog with affiliate button',
    'https://www.cosyhome.blog/my-favourite-lamp',
    doc(
      'en',
      'My favourite lamp',
      '',
      `<h1>My favourite lamp</h1><p>I love it. It was <b>$129</b>.</p><a href="https://shop.example.com/lamp">Add to cart</a>`,
    ),
  ),
  site(
    'article in Hindi',
    'https://www.khabar.in/vyapar/sona-mahanga-887766',
    doc('hi', 'सोना हुआ महंगा', '', `<h1>सोना हुआ महंगा</h1><p>दाम <b>₹72,000</b> पर पहुँचा।</p>`),
  ),
  site(
    'job in lakh with amount',
    'https://www.naukriwala.in/job-listings-store-manager-8877',
    doc(
      'en-IN',
      'Store Manager',
      '',
      `<h1>Store Manager</h1><div class="salary">₹20,00,000 PA</div><button>Login to apply</button>`,
    ),
  ),
  site(
    'movie showtimes',
    'https://www.cine.in/buytickets/the-lamp/ET00123456',
    doc(
      'en',
      'The Lamp - Showtimes',
      '',
      `<h1>The Lamp</h1><p>₹180 - ₹450</p><button>Book tickets</button>`,
    ),
  ),
  site(
    'train',
    'https://www.rail.in/trains/12951',
    doc(
      'en',
      '12951 Rajdhani',
      '',
      `<h1>12951 Rajdhani</h1><p>3A ₹2,850</p><button>Book now</button>`,
    ),
  ),
  site(
    'hostel',
    'https://www.hostels.com/h/zostel-goa-12345',
    doc(
      'en',
      'Zostel Goa',
      '',
      `<h1>Zostel Goa</h1><p>from ₹499/night</p><button>Reserve</button>`,
    ),
  ),
  site(
    'property India',
    'https://www.acres.in/3-bhk-flat-for-sale-baner-pune-spid-A12345678',
    doc(
      'en-IN',
      '3 BHK Flat for sale',
      '',
      `<h1>3 BHK Flat in Baner</h1><p class="price">₹1.2 Cr</p><p>₹8,500/sq.ft.</p><button>Contact Agent</button>`,
    ),
  ),
  site(
    'used car with EMI',
    'https://www.carswap.in/buy-used-maruti-swift-2018-pune-12345678/',
    doc(
      'en-IN',
      'Maruti Swift 2018',
      '',
      `<h1>2018 Maruti Swift VXI</h1><p class="price">₹4.75 Lakh</p><p>EMI ₹9,201/month</p><button>Book Now</button>`,
    ),
  ),
  site(
    'motorbike dealer',
    'https://www.motohaus.de/fahrzeug/bmw-r1250-12345',
    doc(
      'de',
      'BMW R 1250 GS',
      '',
      `<h1>BMW R 1250 GS</h1><p class="preis">15.900 €</p><p>Erstzulassung 05/2020, 12.000 km</p><button>Anfrage senden</button>`,
    ),
  ),
  site(
    'landing of a sale',
    'https://www.departstore.com/black-friday',
    doc(
      'en',
      'Black Friday',
      '',
      `<h1>Black Friday: up to 50% off</h1><p>Free shipping over $50</p><a href="/sale">Shop now</a><div class="card"><a href="/p/x">X</a><span class="price">$30</span><button>Add to cart</button></div><div class="card"><a href="/p/y">Y</a><span class="price">$40</span><button>Add to cart</button></div>`,
    ),
  ),
];
