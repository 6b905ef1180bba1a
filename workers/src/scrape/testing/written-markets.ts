import { shop, type Shop } from './written-shops.ts';
import { jsonLd as ld } from './written-pages.ts';

const lorem =
  'This is a detailed description which tells what the thing is made of and how it should be kept clean. '.repeat(
    10,
  );
const doc = (lang: string, title: string, head: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** Product pages in the markup of large shops and marketplaces. */
export const MARKETS: readonly Shop[] = [
  shop(
    'like Walmart',
    'https://www.wallstore.com/ip/Nonstick-Pan-Set/334455667',
    doc(
      'en-US',
      'Nonstick Pan Set - WallStore.com',
      '',
      `<main><div data-testid="product-page"><section><h1 id="main-title" itemprop="name">Nonstick Pan Set</h1><div><span class="f7 rating-number">(4.5)</span><a>1,203 reviews</a></div></section><section><div data-testid="price-wrap"><span itemprop="price" data-seo-id="hero-price">Now $34.97</span><span class="mr2"><span>You save</span><span>$15.02</span></span><div class="strike">$49.99</div></div><div>Price when purchased online</div><button data-automation-id="atc">Add to cart</button></section><section><h2>Add a protection plan</h2><label><span>2-Year plan - $4.00</span></label></section><p>${lorem}</p></div></main>`,
    ),
    { name: 'Nonstick Pan Set', price: 34.97, currency: 'USD' },
  ),
  shop(
    'like Bol',
    'https://www.kooplaats.nl/nl/nl/p/houten-puzzel/9300000012345678/',
    doc(
      'nl-NL',
      'Houten puzzel | kooplaats',
      ld({
        '@type': 'Product',
        name: 'Houten puzzel',
        productID: '9300000012345678',
        offers: { '@type': 'Offer', price: '24.99', priceCurrency: 'EUR', availability: 'InStock' },
      }),
      `<main><h1 data-test="title"><span>Houten puzzel</span></h1><div class="price-block"><span class="promo-price" data-test="price">24<sup class="promo-price__fraction" data-test="price-fraction">99</sup></span><del data-test="list-price">32,99</del></div><div>Op voorraad</div><a class="js_btn_buy">In winkelwagen</a><div>Andere verkopers vanaf € 22,50</div><p>${lorem}</p></main>`,
    ),
    { name: 'Houten puzzel', price: 24.99, currency: 'EUR', stock: 'in-stock' },
  ),
  shop(
    'like Allegro',
    'https://www.alletarg.pl/oferta/czajnik-emaliowany-2l-12345678901',
    doc(
      'pl',
      'Czajnik emaliowany 2L za 89,90 zł z Warszawa - AlleTarg',
      ld({
        '@type': 'Product',
        name: 'Czajnik emaliowany 2L',
        sku: '12345678901',
        offers: {
          '@type': 'Offer',
          price: '89.90',
          priceCurrency: 'PLN',
          availability: 'http://schema.org/InStock',
          itemCondition: 'http://schema.org/NewCondition',
        },
      }),
      `<div role="main"><h1>Czajnik emaliowany 2L</h1><div aria-label="cena 89.90 zł"><span>89,</span><span>90</span> <span>zł</span></div><div>8 osób kupiło</div><div>Raty zero: 10 rat x 8,99 zł</div><button>DODAJ DO KOSZYKA</button><button>KUP TERAZ</button><p>${lorem}</p></div>`,
    ),
    { name: 'Czajnik emaliowany 2L', price: 89.9, currency: 'PLN' },
  ),
  shop(
    'like Mercado',
    'https://produto.mercadoaberto.com.br/MLB-3344556677-panela-ferro',
    doc(
      'pt-BR',
      'Panela de ferro 24cm - R$ 189',
      ld({
        '@type': 'Product',
        name: 'Panela de ferro 24cm',
        productID: 'MLB3344556677',
        offers: {
          '@type': 'Offer',
          price: 189,
          priceCurrency: 'BRL',
          availability: 'https://schema.org/InStock',
        },
      }),
      `<main><h1 class="ui-pdp-title">Panela de ferro 24cm</h1><div class="ui-pdp-price"><s class="andes-money-amount andes-money-amount--previous"><span class="andes-money-amount__currency-symbol">R$</span><span class="andes-money-amount__fraction">249</span></s><div class="ui-pdp-price__second-line"><span class="andes-money-amount" aria-label="189 reais"><span class="andes-money-amount__currency-symbol">R$</span><span class="andes-money-amount__fraction">189</span></span><span>24% OFF</span></div><p>em <span class="andes-money-amount"><span>10x R$</span><span>18</span><span>,</span><span>90</span></span> sem juros</p></div><button>Comprar agora</button><button>Adicionar ao carrinho</button><p>${lorem}</p></main>`,
    ),
    { name: 'Panela de ferro 24cm', price: 189, currency: 'BRL' },
  ),
  shop(
    'like Myntra',
    'https://www.myntri.com/kurtas/dhatu/dhatu-women-kurta/12345678/buy',
    doc(
      'en',
      'Buy Dhatu Women Printed Kurta - Kurtas for Women 12345678 | Myntri',
      ld({
        '@type': 'Product',
        name: 'Dhatu Women Printed Kurta',
        sku: '12345678',
        offers: { '@type': 'Offer', priceCurrency: 'INR', price: '839', availability: 'InStock' },
      }),
      `<main><div class="pdp-price-info"><h1 class="pdp-title">Dhatu</h1><h1 class="pdp-name">Women Printed Kurta</h1><p class="pdp-discount-container"><span class="pdp-price"><strong>₹839</strong></span><span class="pdp-mrp">MRP <s>₹2099</s></span><span class="pdp-discount">(60% OFF)</span></p><p class="pdp-vatInfo">inclusive of all taxes</p></div><div class="pdp-add-to-bag pdp-button">ADD TO BAG</div><div class="pdp-offers"><b>Best Price: <span class="pdp-offers-price">Rs. 755</span></b><ul><li>Applicable on: Orders above Rs. 999 (only on first purchase)</li><li>Coupon code: MYN250</li></ul></div><p>${lorem}</p></main>`,
    ),
    { name: 'Dhatu Women Printed Kurta', price: 839, currency: 'INR' },
  ),
  shop(
    'like Waterstones',
    'https://www.stonebooks.com/book/the-long-road/a-rao/9780000000001',
    doc(
      'en-GB',
      'The Long Road by A. Rao | Stonebooks',
      '<meta property="og:type" content="book">' +
        ld({
          '@type': 'Book',
          name: 'The Long Road',
          isbn: '9780000000001',
          offers: {
            '@type': 'Offer',
            price: '9.99',
            priceCurrency: 'GBP',
            availability: 'https://schema.org/InStock',
          },
        }),
      `<main><h1 class="title"><span class="book-title">The Long Road</span></h1><div class="price-rrp">£9.99</div><div class="format">Paperback</div><button class="button-add-to-basket">Add to Basket</button><p>${lorem}</p></main>`,
    ),
    { name: 'The Long Road', price: 9.99, currency: 'GBP' },
  ),
  shop(
    'like FirstCry',
    'https://www.babycry.com/dhatu/rattle/1234567/product-detail',
    doc(
      'en',
      'Wooden Rattle',
      '',
      `<main><h1 id="prod_name">Wooden Rattle</h1><div class="prod-price"><span class="prod-price-val" id="prod_price">349.30</span><span class="mrp" id="original_mrp">499</span><span class="off">30% OFF</span></div><span>MRP incl. all taxes</span><div>Club Price: ₹ 338.82</div><span class="btn">ADD TO CART</span><p>${lorem}</p></main>`,
    ),
    { name: 'Wooden Rattle', price: 349.3 },
  ),
  shop(
    'Urban Ladder EMI',
    'https://www.towerladder.com/products/queen-bed',
    doc(
      'en',
      'Queen Bed',
      '',
      `<main><h1>Queen Bed</h1><div class="price">₹24,999 <span class="emi">EMI from ₹2,083/month</span></div><div class="cut">₹34,999</div><button>BUY NOW</button><p>${lorem}</p></main>`,
    ),
    { name: 'Queen Bed', price: 24999, currency: 'INR' },
  ),
  shop(
    'like Fnac',
    'https://www.fnak.com/a12345678/Jeu-de-societe',
    doc(
      'fr',
      'Jeu de société Catalane',
      '<meta property="og:type" content="product">',
      `<main><h1 class="f-productHeader__heading">Jeu de société Catalane</h1><div class="f-faPriceBox"><span class="f-faPriceBox__price userPrice">34<sup>€99</sup></span><span class="old">39€99</span></div><div>Livraison gratuite en magasin</div><div>Neuf dès 31€50 chez nos vendeurs</div><button>Ajouter au panier</button><p>${lorem}</p></main>`,
    ),
    { name: 'Jeu de société Catalane', price: 34.99, currency: 'EUR' },
  ),
  shop(
    'like Shein with flash and club',
    'https://us.sheinn.com/dress-p-12345678.html',
    doc(
      'en-US',
      'Floral Dress',
      '',
      `<main><h1 class="product-intro__head-name">Floral Dress</h1><div class="product-intro__head-price"><div class="from original"><span>$15.49</span></div><del class="del-price">$22.00</del><span class="discount-label">-30%</span></div><div class="clubPrice">SHEINN CLUB $14.72</div><button>ADD TO CART</button><p>${lorem}</p></main>`,
    ),
    { name: 'Floral Dress', price: 15.49, currency: 'USD' },
  ),
  shop(
    'like Temu',
    'https://www.temuu.com/kitchen-scale-g-601099512345678.html',
    doc(
      'en',
      'Kitchen Scale',
      '',
      `<div><h1>Kitchen Scale</h1><div><span>$8.98</span> <span>RRP $19.99</span> <span>55% off</span></div><div>Free shipping on orders over $10</div><div>Pay in 4 from $2.25</div><div role="button">Add to cart</div><p>${lorem}</p></div>`,
    ),
    { name: 'Kitchen Scale', price: 8.98, currency: 'USD' },
  ),
  shop(
    'like OpenCart with ex tax',
    'https://www.opengadget.com/index.php?route=product/product&product_id=42',
    doc(
      'en',
      'Cinema Display',
      '',
      `<div id="product-product"><h1>Cinema Display</h1><ul class="list-unstyled"><li>Availability: In Stock</li></ul><ul class="list-unstyled"><li><span style="text-decoration: line-through;">$122.00</span></li><li><h2>$110.00</h2></li><li>Ex Tax: $90.00</li><li>10 or more $88.00</li></ul><button id="button-cart">Add to Cart</button><p>${lorem}</p></div>`,
    ),
    { name: 'Cinema Display', price: 110, currency: 'USD', stock: 'in-stock' },
  ),
  shop(
    'like Shopware',
    'https://www.wollwerk.de/Garn-Alpaka/SW10012',
    doc(
      'de',
      'Garn Alpaka | Wollwerk',
      '<meta property="product:price:amount" content="8.95"><meta property="product:price:currency" content="EUR"><meta property="og:type" content="product">',
      `<main class="content-main"><h1 class="product-detail-name" itemprop="name">Garn Alpaka</h1><p class="product-detail-price with-list-price">8,95 €* <span class="list-price"><span class="list-price-price">11,95 €*</span></span></p><div class="product-detail-price-unit">Inhalt: 50 g (17,90 €* / 100 g)</div><p class="product-detail-tax">Preise inkl. MwSt. zzgl. Versandkosten</p><button class="btn-buy">In den Warenkorb</button><p>${lorem}</p></main>`,
    ),
    { name: 'Garn Alpaka', price: 8.95, currency: 'EUR' },
  ),
  shop(
    'like Tiendanube',
    'https://www.matera.com.ar/productos/mate-calabaza',
    doc(
      'es-AR',
      'Mate de calabaza',
      `<meta property="og:type" content="tiendanube:product"><meta property="tiendanube:price" content="18500">`,
      `<main><h1 id="product-name">Mate de calabaza</h1><span id="compare_price_display" class="price-compare">$22.000,00</span><div id="price_display" class="js-price-display" data-product-price="1850000">$18.500,00</div><p>3 cuotas sin interés de $6.166,67</p><p>$15.725,00 con Transferencia</p><input type="submit" value="Agregar al carrito"><p>${lorem}</p></main>`,
    ),
    { name: 'Mate de calabaza', price: 18500, currency: 'ARS' },
  ),
];
