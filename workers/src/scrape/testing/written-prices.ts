import { productData as data, shopPage as page, type WrittenPage } from './written-pages.ts';

type Priced = readonly [page: WrittenPage, price: number];

/** An old price, as its language writes it, beside the new one, without a class that says so. */
const old = (lang: string, before: string, now: string): WrittenPage =>
  page(`old and new, ${lang}`, `<p><span>${before}</span></p><p><span>${now}</span></p>`, { lang });

export const FORMER: readonly Priced[] = [
  [old('hi', 'एमआरपी ₹2,499', '₹1,299'), 1299],
  [old('en-IN', 'M.R.P.: ₹2,499', '₹1,299 (Inclusive of all taxes)'), 1299],
  [old('en-IN', 'MRP ₹2,499 incl. of all taxes', 'Offer price ₹1,299'), 1299],
  [old('ta', 'பழைய விலை ₹2,499', '₹1,299'), 1299],
  [old('te', 'పాత ధర ₹2,499', '₹1,299'), 1299],
  [old('bn', 'আগের দাম ৳2,499', '৳1,299'), 1299],
  [old('mr', 'जुनी किंमत ₹2,499', '₹1,299'), 1299],
  [old('gu', 'જૂની કિંમત ₹2,499', '₹1,299'), 1299],
  [old('de', 'UVP 79,99 €', '49,99 €'), 49.99],
  [old('de', 'statt 79,99 €', 'nur 49,99 € inkl. MwSt. zzgl. Versand'), 49.99],
  [old('de', 'Niedrigster Preis der letzten 30 Tage: 44,99 €', '49,99 €'), 49.99],
  [old('fr', 'Prix conseillé : 79,90 €', '49,90 €'), 49.9],
  [old('fr', 'au lieu de 79,90 €', '49,90 € TTC'), 49.9],
  [old('es', 'Antes 79,90 €', '49,90 €'), 49.9],
  [old('it', 'Prezzo precedente 79,90 €', '49,90 €'), 49.9],
  [old('pt-BR', 'De: R$ 799,90', 'Por: R$ 499,90'), 499.9],
  [old('nl', 'Adviesprijs 79,99 €', '49,99 €'), 49.99],
  [old('pl', 'Najniższa cena z 30 dni przed obniżką: 399,99 zł', '449,99 zł'), 449.99],
  [old('pl', 'Cena regularna: 799,99 zł', '449,99 zł'), 449.99],
  [old('cs', 'Původní cena 1 990 Kč', '1 490 Kč'), 1490],
  [old('sk', 'Pôvodná cena 79,90 €', '49,90 €'), 49.9],
  [old('sv', 'Ord. pris 799 kr', '599 kr'), 599],
  [old('da', 'Før 799 kr.', 'Nu 599 kr.'), 599],
  [old('nb', 'Førpris 799 kr', '599 kr'), 599],
  [old('fi', 'Norm. 79,90 €', '49,90 €'), 49.9],
  [old('hu', 'Eredeti ár: 19 990 Ft', '14 990 Ft'), 14_990],
  [old('ro', 'Preț vechi: 799,00 Lei', '499,00 Lei'), 499],
  [old('bg', 'Стара цена 79,90 лв.', '49,90 лв.'), 49.9],
  [old('el', 'Αρχική τιμή 79,90 €', '49,90 €'), 49.9],
  [old('hr', 'Stara cijena 79,90 €', '49,90 €'), 49.9],
  [old('ru', 'Старая цена 7 990 ₽', '4 990 ₽'), 4990],
  [old('uk', 'Стара ціна 7 990 ₴', '4 990 ₴'), 4990],
  [old('tr', 'Eski fiyat 799,90 TL', '499,90 TL'), 499.9],
  [old('ja', '通常価格 ¥12,000', '¥9,800（税込）'), 9800],
  [old('ja', 'メーカー希望小売価格 12,000円', '9,800円'), 9800],
  [old('zh-CN', '原价 ¥299', '现价 ¥199'), 199],
  [old('zh-TW', '建議售價 NT$1,990', 'NT$1,290'), 1290],
  [old('ko', '정가 39,000원', '판매가 29,000원'), 29_000],
  [old('th', 'ราคาปกติ ฿1,290', '฿990'), 990],
  [old('vi', 'Giá gốc 1.290.000₫', '990.000₫'), 990_000],
  [old('id', 'Harga normal Rp 300.000', 'Rp 250.000'), 250_000],
  [old('ar', 'السعر السابق 299 ر.س', '199 ر.س'), 199],
  [old('he', 'מחיר קודם ₪299', '₪199'), 199],
  [
    page('tied by a percentage', '<p><b>₱199.00</b> <b>₱106.88</b> <i>-46%</i></p>', {
      lang: 'en-PH',
    }),
    106.88,
  ],
  [
    page(
      'tied by what is saved',
      '<p><b>$80.00</b> <b>$59.99</b></p><p>You save: $20.01 (25%)</p>',
    ),
    59.99,
  ],
  [
    page(
      'struck by a style sheet',
      '<p><span class="x7">€ 80,00</span> <span class="x8">€ 60,00</span></p>',
      { lang: 'nl', head: '<style>.x7{color:gray;text-decoration:line-through}</style>' },
    ),
    60,
  ],
  [
    page(
      'struck although it is large',
      '<p><del class="pdp-price big-price">₹2,499</del> <span class="small">₹1,299</span></p>',
    ),
    1299,
  ],
  [
    page(
      'a former price that the data repeats',
      '<p class="price"><s>₹2,499</s> <b>₹1,299</b></p>',
      { head: data(2499, 'INR') },
    ),
    1299,
  ],
  [
    page(
      'a flash price that has not begun',
      '<p>₹899 <small>Flash sale starts in 02:11:09</small></p><p class="price">₹1,299</p>',
    ),
    1299,
  ],
  [
    page(
      'ein Angebot, das noch nicht begonnen hat',
      '<p>39,99 € <small>Blitzangebot startet in 02:11</small></p><p class="price">49,99 €</p>',
      { lang: 'de' },
    ),
    49.99,
  ],
  [page('a coupon', '<p class="price">₹1,299</p><p>₹1,199 with coupon LAMP100</p>'), 1299],
];

export const PARTS: readonly Priced[] = [
  [
    page(
      'parts around a comma',
      '<p class="price"><span>3.982</span><span>,</span><span>89</span> €</p>',
      { lang: 'de' },
    ),
    3982.89,
  ],
  [
    page('a fraction of its own', '<p class="price"><b>3.982</b><sup>,89 €</sup></p>', {
      lang: 'de',
    }),
    3982.89,
  ],
  [page('cents in a sup', '<p class="price">$24<sup>99</sup></p>', { lang: 'en-US' }), 24.99],
  [
    page(
      'parts on lines',
      '<div class="price">\n <span class="currency">₹</span>\n <span class="whole">1,41,999</span>\n <span class="fraction">00</span>\n</div>',
    ),
    141_999,
  ],
  [
    page('three decimals in the data of a British page', '', {
      lang: 'en-GB',
      head: data('3.350', 'GBP'),
    }),
    3.35,
  ],
  [
    page('three decimals on a British page', '<p class="price">£3.350</p>', { lang: 'en-GB' }),
    3.35,
  ],
  [page('thousands with a point', '<p class="price">3.350 €</p>', { lang: 'de' }), 3350],
  [page('Swiss thousands', '<p class="price">CHF 1\'299.–</p>', { lang: 'de-CH' }), 1299],
  [
    page('thousands with a narrow space', '<p class="price">1\u202f299,00 €</p>', { lang: 'fr' }),
    1299,
  ],
  [page('rupees with a slash', '<p class="price">Rs. 1,299/-</p>'), 1299],
  [
    page('thousands of pesos', '<p class="price">$12.990</p>', {
      lang: 'es-CL',
      address: 'https://tienda.cl/lampara',
    }),
    12_990,
  ],
  [page('yen behind', '<p class="price">12,800円（税込）</p>', { lang: 'ja' }), 12_800],
  [
    page('kroner', '<p class="price">1.299,-</p><span>kr</span>', {
      lang: 'da',
      head: data('1299.00', 'DKK'),
    }),
    1299,
  ],
];

export const TAXES: readonly Priced[] = [
  [
    page('VAT in German', '<p>100,00 € zzgl. MwSt.</p><p>119,00 € inkl. MwSt.</p>', { lang: 'de' }),
    119,
  ],
  [page('VAT in Dutch', '<p>€ 100,00 excl. btw</p><p>€ 121,00 incl. btw</p>', { lang: 'nl' }), 121],
  [
    page(
      'VAT in British English',
      '<p class="price">£120.00 inc VAT</p><p class="price">£100.00 ex VAT</p>',
      { lang: 'en-GB' },
    ),
    120,
  ],
  [page('VAT in French', '<p>100,00 € HT</p><p>120,00 € TTC</p>', { lang: 'fr' }), 120],
  [page('VAT in Czech', '<p>1 000 Kč bez DPH</p><p>1 210 Kč s DPH</p>', { lang: 'cs' }), 1210],
  [page('VAT in Polish', '<p>100,00 zł netto</p><p>123,00 zł brutto</p>', { lang: 'pl' }), 123],
  [page('VAT in Swedish', '<p>100 kr exkl. moms</p><p>125 kr inkl. moms</p>', { lang: 'sv' }), 125],
  [page('VAT in Ukrainian', '<p>1000 ₴ без ПДВ</p><p>1200 ₴ з ПДВ</p>', { lang: 'uk' }), 1200],
  [
    page('tax in Japanese', '<p>10,000円（税抜）</p><p>11,000円（税込）</p>', { lang: 'ja' }),
    11_000,
  ],
  [page('GST', '<p>₹1,100 + GST</p><p>₹1,298 incl. GST</p>'), 1298],
];

export const OTHERS: readonly Priced[] = [
  [
    page('an instalment', '<p class="price">₹12,990</p><p>No cost EMI from ₹1,083/month</p>'),
    12_990,
  ],
  [
    page('an instalment in Portuguese', '<p>R$ 1.299,00</p><p>10x de R$ 129,90 sem juros</p>', {
      lang: 'pt-BR',
    }),
    1299,
  ],
  [
    page('an instalment in Polish', '<p>1 299,00 zł</p><p>129,90 zł miesięcznie</p>', {
      lang: 'pl',
    }),
    1299,
  ],
  [
    page('an instalment in Turkish', '<p>1.299,00 TL</p><p>9 taksit 144,33 TL</p>', { lang: 'tr' }),
    1299,
  ],
  [
    page(
      'four payments',
      '<p class="price">$120.00</p><p>or 4 interest-free payments of $30.00 with Klarna</p>',
      { lang: 'en-US' },
    ),
    120,
  ],
  [
    page('a price by weight', '<p class="price">4,99 €</p><p>19,96 € / kg</p>', { lang: 'de' }),
    4.99,
  ],
  [
    page('a price by 100 ml', '<p class="price">£12.00</p><p>(£6.00 per 100ml)</p>', {
      lang: 'en-GB',
    }),
    12,
  ],
  [
    page('a price by litre', '<p class="price">12,00 €</p><p>Soit 24,00 € le litre</p>', {
      lang: 'fr',
    }),
    12,
  ],
  [
    page('used ones', '<p class="price">$120.00</p><p>Used from $84.50</p>', { lang: 'en-US' }),
    120,
  ],
  [
    page('used ones in German', '<p class="price">120,00 €</p><p>Gebraucht ab 84,50 €</p>', {
      lang: 'de',
    }),
    120,
  ],
  [
    page('several sellers', '<p class="price">$120.00</p><p>16 new from $99.00</p>', {
      lang: 'en-US',
    }),
    120,
  ],
  [page('a minimum order', '<p class="price">₹1,299</p><p>Minimum order ₹2,000</p>'), 1299],
  [
    page(
      'shipping',
      '<p class="price">₹1,299</p><p>Delivery ₹99</p><p>Free delivery over ₹1,999</p>',
    ),
    1299,
  ],
  [
    page('shipping in Spanish', '<p class="price">49,90 €</p><p>Envío 4,95 €</p>', { lang: 'es' }),
    49.9,
  ],
  [page('a deposit', '<p class="price">1,29 €</p><p>zzgl. 0,25 € Pfand</p>', { lang: 'de' }), 1.29],
  [page('points', '<p class="price">9,800円</p><p>98 ポイント</p>', { lang: 'ja' }), 9800],
  [
    page('a price for members', '<p class="price">$120.00</p><p>Member price $99.00</p>', {
      lang: 'en-US',
    }),
    120,
  ],
  [
    page('a subscription', '<p class="price">$24.00</p><p>Subscribe and save: $21.60</p>', {
      lang: 'en-US',
    }),
    24,
  ],
  [
    page('a trade-in', '<p class="price">$799.00</p><p>$399.00 with trade-in</p>', {
      lang: 'en-US',
    }),
    799,
  ],
  [
    page('a volume', '<p class="price">$24.00</p><p>$20.00 each when you buy 12</p>', {
      lang: 'en-US',
    }),
    24,
  ],
  [
    page('the variant of the address', '<p class="price">₹1,499</p>', {
      address: 'https://shop.example/brass-lamp?variant=2',
      head: data(0, 'INR', {
        offers: [
          { '@type': 'Offer', url: '/brass-lamp?variant=1', price: 1299, priceCurrency: 'INR' },
          { '@type': 'Offer', url: '/brass-lamp?variant=2', price: 1499, priceCurrency: 'INR' },
        ],
      }),
    }),
    1499,
  ],
  [
    page('the variant of the address, not shown', '', {
      address: 'https://shop.example/brass-lamp?variant=2',
      head: data(0, 'INR', {
        '@type': 'ProductGroup',
        offers: undefined,
        hasVariant: [
          {
            '@type': 'Product',
            name: 'Brass Lamp, small',
            url: '/brass-lamp?variant=1',
            offers: { price: 1299, priceCurrency: 'INR' },
          },
          {
            '@type': 'Product',
            name: 'Brass Lamp, large',
            url: '/brass-lamp?variant=2',
            offers: { price: 1499, priceCurrency: 'INR' },
          },
        ],
      }),
    }),
    1499,
  ],
  [
    page('a new one beside a used one in the data', '', {
      head: data(0, 'INR', {
        offers: [
          {
            '@type': 'Offer',
            price: 899,
            priceCurrency: 'INR',
            itemCondition: 'https://schema.org/UsedCondition',
          },
          {
            '@type': 'Offer',
            price: 1299,
            priceCurrency: 'INR',
            itemCondition: 'https://schema.org/NewCondition',
          },
        ],
      }),
    }),
    1299,
  ],
];

type Doubtful = readonly [page: WrittenPage, never: readonly number[]];

/** None of these amounts may be said for sure. */
export const DOUBTFUL: readonly Doubtful[] = [
  [
    page('data and page disagree', '<p class="price">₹1,299</p>', { head: data(1499, 'INR') }),
    [1299, 1499],
  ],
  [
    page('preview and page disagree', '<p class="price">€ 110,00</p>', {
      lang: 'nl',
      head: '<meta property="og:type" content="product"><meta property="product:price:amount" content="120"><meta property="product:price:currency" content="EUR">',
    }),
    [110, 120],
  ],
  [
    page(
      'a list price in the data, unmarked beside the new one',
      '<p><span class="original">₹1,499</span> <span class="reduced">₹1,299</span></p>',
      { head: data(1499, 'INR') },
    ),
    [1299, 1499],
  ],
  [page('two sizes', '<p>Small <b>₹1,299</b></p><p>Large <b>₹1,499</b></p>'), [1299, 1499]],
  [page('a range', '<p class="price">₹1,299 – ₹1,899</p>'), [1299, 1899]],
  [
    page('a range in the data', '', {
      head: data(0, 'INR', {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 1299,
          highPrice: 1899,
          priceCurrency: 'INR',
        },
      }),
    }),
    [1299, 1899],
  ],
  [
    page('variants in the data', '', {
      head: data(0, 'INR', {
        offers: [
          { price: 1299, priceCurrency: 'INR' },
          { price: 1499, priceCurrency: 'INR' },
        ],
      }),
    }),
    [1299, 1499],
  ],
  [page('only an instalment', '<p>₹108 / month</p>'), [108]],
  [page('only a used one', '<p>Used from ₹899</p>'), [899]],
  [page('only without tax', '<p>100,00 € zzgl. MwSt.</p>', { lang: 'de' }), [100]],
  [
    page(
      'sold out beside another product',
      '<p>Currently unavailable</p><div><a href="/products/oil-lamp">Try our Oil Lamp</a> <b>₹999</b></div>',
      { button: 'Notify me' },
    ),
    [999],
  ],
];
