import { jsonLd as ld, type WrittenPage } from './written-pages.ts';

export interface ExpectedReading {
  readonly name: string;
  /** Null where the host has to choose. */
  readonly price: number | null;
  readonly currency?: string;
  readonly stock?: string;
  readonly offered?: readonly number[];
}

export type Shop = readonly [page: WrittenPage, expected: ExpectedReading];

export const shop = (
  kind: string,
  address: string,
  html: string,
  expected: ExpectedReading,
): Shop => [{ kind, address, html }, expected];
const lorem =
  'Crafted by hand and finished with care, this piece suits every home and lasts for years. '.repeat(
    10,
  );
const doc = (lang: string, title: string, head: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** Product pages in the markup of widespread shop systems, and in many languages. */
export const SHOPS: readonly Shop[] = [
  shop(
    'Shopify Dawn on sale',
    'https://earthenhues.in/products/terracotta-serving-bowl?variant=44120',
    doc(
      'en',
      'Terracotta Serving Bowl – Earthen Hues',
      `<meta property="og:type" content="product"><meta property="og:title" content="Terracotta Serving Bowl"><meta property="og:price:amount" content="1,249.00"><meta property="og:price:currency" content="INR"><meta property="og:image" content="http://earthenhues.in/cdn/shop/files/bowl.jpg">` +
        ld({
          '@type': 'Product',
          name: 'Terracotta Serving Bowl',
          url: 'https://earthenhues.in/products/terracotta-serving-bowl',
          image: ['https://earthenhues.in/cdn/shop/files/bowl.jpg'],
          brand: { '@type': 'Brand', name: 'Earthen Hues' },
          offers: [
            {
              '@type': 'Offer',
              sku: 'TB-1',
              availability: 'http://schema.org/InStock',
              price: 1249.0,
              priceCurrency: 'INR',
              url: 'https://earthenhues.in/products/terracotta-serving-bowl?variant=44120',
            },
          ],
        }),
      `<div class="shopify-section header-section"><header class="header"><a href="/">Earthen Hues</a></header></div><main id="MainContent"><section class="product"><div class="product__media"><img src="//earthenhues.in/cdn/shop/files/bowl.jpg"></div><div class="product__info-wrapper"><div class="product__title"><h1>Terracotta Serving Bowl</h1></div><div class="no-js-hidden" id="price-template"><div class="price price--large price--on-sale price--show-badge"><div class="price__container"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Regular price</span><span class="price-item price-item--regular">Rs. 1,249.00</span></div><div class="price__sale"><span class="visually-hidden">Regular price</span><span><s class="price-item price-item--regular">Rs. 1,799.00</s></span><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale price-item--last">Rs. 1,249.00</span></div><small class="unit-price caption hidden"><span class="visually-hidden">Unit price</span><span class="price-item price-item--last"><span></span><span aria-hidden="true">/</span><span>&nbsp;per&nbsp;</span></span></small></div><span class="badge price__badge-sale">Sale</span><span class="badge price__badge-sold-out">Sold out</span></div></div><product-form><form action="/cart/add"><button type="submit" name="add" class="product-form__submit button">Add to cart</button></form></product-form><div class="product__description"><p>${lorem}</p></div></div></section></main><section class="related-products"><h2>You may also like</h2><ul><li><a href="/products/mug">Mug</a><span class="price-item price-item--regular">Rs. 499.00</span></li><li><a href="/products/plate">Plate</a><span class="price-item price-item--regular">Rs. 699.00</span></li></ul></section>`,
    ),
    { name: 'Terracotta Serving Bowl', price: 1249, currency: 'INR', stock: 'in-stock' },
  ),
  shop(
    'WooCommerce sale',
    'https://spicebarrel.in/product/kashmiri-saffron-2g/',
    doc(
      'en-US',
      'Kashmiri Saffron 2g - Spice Barrel',
      ld({
        '@graph': [
          { '@type': 'WebPage', name: 'Kashmiri Saffron 2g' },
          { '@type': 'BreadcrumbList', itemListElement: [] },
          {
            '@type': 'Product',
            name: 'Kashmiri Saffron 2g',
            sku: 'KS2',
            offers: [
              {
                '@type': 'Offer',
                priceSpecification: [
                  {
                    '@type': 'UnitPriceSpecification',
                    price: '899.00',
                    priceCurrency: 'INR',
                    valueAddedTaxIncluded: false,
                    validThrough: '2027-12-31',
                  },
                  {
                    '@type': 'UnitPriceSpecification',
                    price: '1200.00',
                    priceCurrency: 'INR',
                    valueAddedTaxIncluded: false,
                    priceType: 'https://schema.org/ListPrice',
                  },
                ],
                availability: 'https://schema.org/InStock',
              },
            ],
          },
        ],
      }),
      `<header id="masthead" class="site-header"><a href="/cart" class="cart-contents"><span class="woocommerce-Price-amount amount">₹0.00</span></a></header><div id="product-55" class="product type-product sale"><span class="onsale">Sale!</span><div class="summary entry-summary"><h1 class="product_title entry-title">Kashmiri Saffron 2g</h1><p class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#8377;</span>1,200.00</bdi></span></del> <span class="screen-reader-text">Original price was: &#8377;1,200.00.</span><ins aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#8377;</span>899.00</bdi></span></ins><span class="screen-reader-text">Current price is: &#8377;899.00.</span></p><p class="stock in-stock">In stock</p><form class="cart"><button type="submit" name="add-to-cart" class="single_add_to_cart_button button alt">Add to cart</button></form></div><section class="related products"><h2>Related products</h2><ul class="products"><li class="product"><a href="/product/cardamom/"><h2 class="woocommerce-loop-product__title">Cardamom</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>₹450.00</bdi></span></span></a></li></ul></section></div>`,
    ),
    { name: 'Kashmiri Saffron 2g', price: 899, currency: 'INR', stock: 'in-stock' },
  ),
  shop(
    'WooCommerce variable range',
    'https://woolshed.co.nz/product/merino-throw/',
    doc(
      'en-NZ',
      'Merino Throw - Woolshed',
      '',
      `<header class="site-header"><a href="/">Woolshed</a></header><div class="summary entry-summary"><h1 class="product_title entry-title">Merino Throw</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>$129.00</bdi></span> &ndash; <span class="woocommerce-Price-amount amount"><bdi>$189.00</bdi></span></p><form class="variations_form cart"><select name="size"><option>Choose an option</option><option>Small</option></select><button type="submit" class="single_add_to_cart_button">Add to cart</button></form><p>${lorem}</p></div>`,
    ),
    { name: 'Merino Throw', price: null, offered: [129, 189] },
  ),
  shop(
    'WooCommerce with GST suffix',
    'https://toolkart.in/product/cordless-drill/',
    doc(
      'en-IN',
      'Cordless Drill 12V | Toolkart',
      '',
      `<header><a>Toolkart</a></header><div class="summary"><h1 class="product_title">Cordless Drill 12V</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi><span>₹</span>3,390.00</bdi></span> <small class="woocommerce-price-suffix">(Ex. GST) <span class="woocommerce-Price-amount amount"><bdi><span>₹</span>4,000.20</bdi></span> (Inc. GST)</small></p><form class="cart"><button class="single_add_to_cart_button">Add to cart</button></form><p>${lorem}</p></div>`,
    ),
    { name: 'Cordless Drill 12V', price: 4000.2 },
  ),
  shop(
    'Magento 2 special price',
    'https://www.casafina.es/lampara-de-mesa-roma.html',
    doc(
      'es',
      'Lámpara de mesa Roma',
      `<meta property="og:type" content="product"><meta property="og:title" content="Lámpara de mesa Roma"><meta property="product:price:amount" content="59.95"><meta property="product:price:currency" content="EUR">`,
      `<header class="page-header"><span class="counter">0</span></header><main id="maincontent" class="page-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">Lámpara de mesa Roma</span></h1></div><div class="product-info-main"><div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox"><span class="special-price"><span class="price-container price-final_price tax weee"><span class="price-label">Precio especial</span><span id="product-price-221" data-price-amount="59.95" data-price-type="finalPrice" class="price-wrapper"><span class="price">59,95 €</span></span></span></span><span class="old-price"><span class="price-container"><span class="price-label">Precio habitual</span><span id="old-price-221" data-price-amount="89.95" data-price-type="oldPrice" class="price-wrapper"><span class="price">89,95 €</span></span></span></span></div><div class="product-info-stock-sku"><div class="stock available" title="Disponibilidad"><span>En stock</span></div></div></div><div class="product-add-form"><button type="submit" id="product-addtocart-button" class="action primary tocart"><span>Añadir al carrito</span></button></div></div><p>${lorem}</p></main>`,
    ),
    { name: 'Lámpara de mesa Roma', price: 59.95, currency: 'EUR', stock: 'in-stock' },
  ),
  shop(
    'PrestaShop discount',
    'https://www.atelierdubois.fr/jouets/42-train-en-bois.html',
    doc(
      'fr',
      'Train en bois - Atelier du Bois',
      `<meta property="og:type" content="product"><meta property="product:pretax_price:amount" content="27.416667"><meta property="product:pretax_price:currency" content="EUR"><meta property="product:price:amount" content="32.9"><meta property="product:price:currency" content="EUR">`,
      `<header id="header"></header><section id="main" itemscope itemtype="https://schema.org/Product"><h1 class="h1" itemprop="name">Train en bois</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">39,90 €</span></div><div class="product-price h5 has-discount" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"/><meta itemprop="priceCurrency" content="EUR"><div class="current-price"><span itemprop="price" content="32.9">32,90 €</span><span class="discount discount-amount">Économisez 7,00 €</span></div></div><div class="tax-shipping-delivery-label">TTC</div></div><div class="product-add-to-cart"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart">Ajouter au panier</button></div><p>${lorem}</p></section><section class="featured-products"><h2>Les clients qui ont acheté ce produit ont également acheté :</h2><article class="product-miniature"><h3><a href="/jouets/43-avion.html">Avion</a></h3><span class="price">24,90 €</span></article><article class="product-miniature"><h3><a href="/jouets/44-bateau.html">Bateau</a></h3><span class="price">19,90 €</span></article></section>`,
    ),
    { name: 'Train en bois', price: 32.9, currency: 'EUR', stock: 'in-stock' },
  ),
  shop(
    'BigCommerce Cornerstone RRP',
    'https://brewgear.com.au/v60-dripper/',
    doc(
      'en',
      'V60 Dripper - Brew Gear',
      `<meta property="product:price:amount" content="34.95"><meta property="product:price:currency" content="AUD"><meta property="og:type" content="product">`,
      `<header class="header" role="banner">Brew Gear</header><div class="productView" ><section class="productView-details product-data"><div class="productView-product"><h1 class="productView-title">V60 Dripper</h1><div class="productView-price"><div class="price-section price-section--withTax rrp-price--withTax">RRP: <span data-product-rrp-with-tax class="price price--rrp">$49.95</span></div><div class="price-section price-section--withTax non-sale-price--withTax" style="display: none;">Was: <span data-product-non-sale-price-with-tax class="price price--non-sale"></span></div><div class="price-section price-section--withTax"><span class="price-now-label" style="display: none;">Now:</span><span data-product-price-with-tax class="price price--withTax">$34.95</span></div><div class="price-section price-section--saving price" style="">(You save <span data-product-price-saved class="price price--saving">$15.00</span>)</div></div></div></section><section class="productView-details product-options"><input id="form-action-addToCart" class="button button--primary" type="submit" value="Add to Cart"></section><p>${lorem}</p></div>`,
    ),
    { name: 'V60 Dripper', price: 34.95, currency: 'AUD' },
  ),
  shop(
    'Salesforce Commerce',
    'https://www.nordgarn.com/us/en/p/wool-scarf-12345.html',
    doc(
      'en-US',
      'Wool Scarf | Nordgarn',
      ld({
        '@type': 'Product',
        name: 'Wool Scarf',
        mpn: '12345',
        offers: {
          '@type': 'Offer',
          priceCurrency: 'USD',
          price: '48.00',
          availability: 'http://schema.org/InStock',
        },
      }),
      `<header></header><main><div class="container product-detail product-wrapper" data-pid="12345"><h1 class="product-name">Wool Scarf</h1><div class="prices"><div class="price"><span><span class="strike-through list"><span class="value" content="80.00"><span class="sr-only">Price reduced from</span> $80.00 <span class="sr-only">to</span></span></span><span class="sales"><span class="value" content="48.00">$48.00</span></span></span></div><div class="promotions"><div class="callout">40% OFF - Final Sale. Free shipping on orders $75+</div></div></div><button class="add-to-cart btn btn-primary">Add to Bag</button><p>${lorem}</p></div></main>`,
    ),
    { name: 'Wool Scarf', price: 48, currency: 'USD', stock: 'in-stock' },
  ),
  shop(
    'SAP Hybris gross and net toggle',
    'https://www.werkbedarf.de/p/akkuschrauber-18v/p/A10088',
    doc(
      'de',
      'Akkuschrauber 18 V | Werkbedarf',
      '',
      `<header><div class="vat-switch"><a>inkl. MwSt.</a> <a>exkl. MwSt.</a></div></header><main><div class="product-details"><h1 class="name">Akkuschrauber 18 V</h1><div class="price-panel"><p class="price gross">154,69 € <span>inkl. MwSt.</span></p><p class="price net">129,99 € <span>exkl. MwSt.</span></p></div><button class="js-add-to-cart">In den Warenkorb</button><p>${lorem}</p></div></main>`,
    ),
    { name: 'Akkuschrauber 18 V', price: 154.69, currency: 'EUR' },
  ),
  shop(
    'Wix Stores',
    'https://www.studioclayandkiln.com/product-page/speckled-mug',
    doc(
      'en',
      'Speckled Mug | Studio Clay',
      `<meta property="og:title" content="Speckled Mug | Studio Clay"><meta property="og:type" content="product"><meta property="product:price:amount" content="38"><meta property="product:price:currency" content="GBP">` +
        ld({
          '@type': 'Product',
          name: 'Speckled Mug',
          Offers: {
            '@type': 'Offer',
            priceCurrency: 'GBP',
            price: '38',
            Availability: 'https://schema.org/InStock',
          },
        }),
      `<div id="SITE_HEADER"></div><main id="PAGES_CONTAINER"><div data-hook="product-page"><h1 data-hook="product-title">Speckled Mug</h1><div data-hook="sku">SKU: 0012</div><div data-hook="product-price"><div data-hook="product-prices-wrapper"><span data-hook="sr-formatted-primary-price" class="sr">Price</span><span data-hook="formatted-primary-price" data-wix-price="£38.00">£38.00</span></div></div><button data-hook="add-to-cart" aria-label="Add to Cart"><span>Add to Cart</span></button><p>${lorem}</p></div></main>`,
    ),
    { name: 'Speckled Mug', price: 38, currency: 'GBP', stock: 'in-stock' },
  ),
  shop(
    'Squarespace sale',
    'https://www.pineandpaper.co/shop/p/weekly-planner',
    doc(
      'en-US',
      'Weekly Planner — Pine & Paper',
      `<meta property="og:type" content="product"><meta property="product:price:amount" content="18.00"><meta property="product:price:currency" content="USD"><meta property="product:availability" content="instock">`,
      `<header id="header"><a>Pine & Paper</a></header><main><article class="ProductItem"><section class="ProductItem-details"><h1 class="ProductItem-details-title" data-content-field="title">Weekly Planner</h1><div class="product-price"><span class="sqs-money-native">18.00</span> <span class="original-price"><span class="sqs-money-native">24.00</span></span><span class="product-mark sale">Sale</span></div><div class="sqs-add-to-cart-button" role="button"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div><p>${lorem}</p></section></article></main>`,
    ),
    { name: 'Weekly Planner', price: 18, currency: 'USD' },
  ),
  shop(
    'Next.js no data, only shown',
    'https://shop.tinyfeet.co.uk/products/knit-booties',
    doc(
      'en-GB',
      'Knit Booties | Tiny Feet',
      '',
      `<div id="__next"><header><nav>Shop</nav></header><main><div class="css-1x2"><div class="css-9q"><h1 class="css-77a">Knit Booties</h1><p class="css-82b">£16.50</p><div><button class="css-btn">Add to basket</button></div><p>Free delivery on orders over £40</p><div class="css-desc">${lorem}</div></div></div></main></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { product: { title: 'Knit Booties', price: { amount: 1650, currency: 'GBP' } } } } })}</script>`,
    ),
    { name: 'Knit Booties', price: 16.5, currency: 'GBP' },
  ),
  shop(
    'Nuxt, tailwind line-through class',
    'https://www.mobelhuset.se/produkt/soffbord-ek',
    doc(
      'sv',
      'Soffbord Ek | Möbelhuset',
      ld({
        '@type': 'Product',
        name: 'Soffbord Ek',
        offers: {
          '@type': 'Offer',
          price: 2495,
          priceCurrency: 'SEK',
          availability: 'https://schema.org/InStock',
        },
      }),
      `<div id="__nuxt"><header>Möbelhuset</header><main><h1 class="text-2xl">Soffbord Ek</h1><div class="flex gap-2"><span class="text-xl font-bold text-red-600">2 495 kr</span><span class="text-gray-500 line-through">3 495 kr</span></div><p class="text-xs">Tidigare lägsta pris 2 995 kr</p><p>Delbetala från 208 kr/mån</p><button>Lägg i varukorgen</button><p>${lorem}</p></main></div>`,
    ),
    { name: 'Soffbord Ek', price: 2495, currency: 'SEK', stock: 'in-stock' },
  ),
  shop(
    'India: MRP, price, EMI, bank offers',
    'https://www.electrobazaar.in/p/mixer-grinder-750w',
    doc(
      'en-IN',
      'Mixer Grinder 750 W - Buy Online at Best Price | ElectroBazaar',
      '',
      `<header><input placeholder="Search"></header><div class="pdp"><h1 class="pdp__title">Mixer Grinder 750 W, 3 Jars</h1><div class="rating">4.2 ★ (1,203 ratings)</div><div class="pdp-price-block"><span class="pdp-sp">₹3,299</span><span class="pdp-mrp-lbl">MRP <span>₹5,999</span></span><span class="pdp-off">45% off</span><div>(Inclusive of all taxes)</div></div><div class="emi">EMI starts from ₹155/month. <a>View plans</a></div><div class="offers"><h3>Bank Offers</h3><ul><li>10% instant discount up to ₹1,500 on HDFC cards. Min spend ₹3,000</li><li>₹200 cashback on UPI</li></ul></div><div class="delivery">Delivery by Tue, 12 Dec | ₹40 Free</div><button class="atc">Add to Cart</button><button>Buy Now</button><p>${lorem}</p></div>`,
    ),
    { name: 'Mixer Grinder 750 W, 3 Jars', price: 3299, currency: 'INR' },
  ),
  shop(
    'India: price with unit price in brackets',
    'https://www.pahadipantry.com/product/forest-honey-200g',
    doc(
      'en',
      'Forest Honey 200 g | Pahadi Pantry',
      '',
      `<main><h1>Forest Honey 200 g</h1><div class="price-row"><span>₹1,499 (₹749.50/100 g)</span></div><div class="mrp">M.R.P.: <span>₹1,899</span> incl. of all taxes</div><button>ADD TO CART</button><p>${lorem}</p></main>`,
    ),
    { name: 'Forest Honey 200 g', price: 1499, currency: 'INR' },
  ),
  shop(
    'India: Rs. text, Hindi page',
    'https://www.khadibhandar.in/product/khadi-kurta',
    doc(
      'hi',
      'खादी कुर्ता | खादी भंडार',
      '',
      `<main><h1>खादी कुर्ता</h1><div>मूल्य: रु. 1,150</div><div>सभी करों सहित</div><button>कार्ट में डालें</button><p>${'यह कुर्ता हाथ से बुना गया है। '.repeat(20)}</p></main>`,
    ),
    { name: 'खादी कुर्ता', price: 1150, currency: 'INR' },
  ),
  shop(
    'fr: éco-participation',
    'https://www.electroplus.fr/bouilloire-inox-1-7l',
    doc(
      'fr-FR',
      'Bouilloire inox 1,7 L',
      '',
      `<main><h1>Bouilloire inox 1,7 L</h1><p class="prix">39<sup>€99</sup></p><p>dont 0,12 € d'éco-participation</p><p>Livraison dès 3,90 €</p><p>Payez en 3x 13,33 €</p><button>Ajouter au panier</button><p>${lorem}</p></main>`,
    ),
    { name: 'Bouilloire inox 1,7 L', price: 39.99, currency: 'EUR' },
  ),
  shop(
    'pl: cena omnibus',
    'https://www.domowo.pl/p/koc-welniany-150x200',
    doc(
      'pl-PL',
      'Koc wełniany 150x200 | Domowo',
      '',
      `<main><h1>Koc wełniany 150x200</h1><div class="cena">189,00 zł</div><div class="omnibus">Najniższa cena z 30 dni przed obniżką: 199,00 zł</div><div>Cena regularna: 249,00 zł</div><div>Dostawa od 12,99 zł</div><div>Raty od 18,90 zł</div><button>Do koszyka</button><p>${lorem}</p></main>`,
    ),
    { name: 'Koc wełniany 150x200', price: 189, currency: 'PLN' },
  ),
  shop(
    'ja: tax in and ex, points',
    'https://www.teashop-kyoto.jp/items/12880',
    doc(
      'ja',
      '抹茶セット 30g | 京都茶舗',
      '',
      `<main><h1>抹茶セット 30g</h1><div class="item-price">3,240円 <span>(税込)</span></div><div>税抜 3,000円</div><div>送料 550円</div><div>32ポイント進呈</div><button>カートに入れる</button><p>${'この商品は手作りの抹茶セットです。'.repeat(20)}</p></main>`,
    ),
    { name: '抹茶セット 30g', price: 3240, currency: 'JPY' },
  ),
  shop(
    'pt-BR: pix, card and instalments',
    'https://www.casaverde.com.br/vaso-ceramica-azul/p',
    doc(
      'pt-BR',
      'Vaso de Cerâmica Azul - Casa Verde',
      ld({
        '@type': 'Product',
        name: 'Vaso de Cerâmica Azul',
        sku: '771',
        offers: {
          '@type': 'Offer',
          price: 149.9,
          priceCurrency: 'BRL',
          availability: 'http://schema.org/InStock',
        },
      }),
      `<main><h1>Vaso de Cerâmica Azul</h1><div class="preco"><span>R$ 149,90</span><p>ou 3x de R$ 49,97 sem juros</p><p>R$ 142,40 no Pix (5% de desconto)</p></div><button>Comprar</button><p>${lorem}</p></main>`,
    ),
    { name: 'Vaso de Cerâmica Azul', price: 149.9, currency: 'BRL' },
  ),
  shop(
    'tr: struck sepette',
    'https://www.evdekor.com.tr/urun/keten-perde-10233',
    doc(
      'tr',
      'Keten Perde | EvDekor',
      '',
      `<main><h1>Keten Perde</h1><div class="fiyat"><span class="eski-fiyat">1.299,90 TL</span><span class="yeni-fiyat">899,90 TL</span></div><p>300 TL üzeri kargo bedava</p><button>Sepete Ekle</button><p>${lorem}</p></main>`,
    ),
    { name: 'Keten Perde', price: 899.9, currency: 'TRY' },
  ),
  shop(
    'ar: AED',
    'https://www.souqalbayt.ae/products/oud-burner',
    doc(
      'ar',
      'مبخرة عود | سوق البيت',
      '',
      `<main dir="rtl"><h1>مبخرة عود</h1><div class="price">249.00 د.إ</div><p>شامل ضريبة القيمة المضافة</p><button>أضف إلى السلة</button><p>${'منتج جميل وعالي الجودة. '.repeat(20)}</p></main>`,
    ),
    { name: 'مبخرة عود', price: 249, currency: 'AED' },
  ),
  shop(
    'sold out with recommendations',
    'https://www.sneakerden.com/products/retro-runner',
    doc(
      'en-US',
      'Retro Runner | Sneaker Den',
      '',
      `<main><h1>Retro Runner</h1><p class="stock">Sold out</p><button disabled>Sold out</button><p>${lorem}</p></main><section><h2>Customers also loved</h2><div class="grid"><a href="/products/court-low"><span>Court Low</span><span>$95.00</span></a><a href="/products/trail-x"><span>Trail X</span><span>$130.00</span></a></div></section>`,
    ),
    { name: 'Retro Runner', price: null, offered: [], stock: 'out-of-stock' },
  ),
  shop(
    'member price beside',
    'https://www.outdoorcoop.com/product/188000/tent-2p',
    doc(
      'en-US',
      '2-person Tent',
      ld({
        '@type': 'Product',
        name: '2-person Tent',
        offers: { '@type': 'Offer', price: '249.00', priceCurrency: 'USD' },
      }),
      `<main><h1>2-person Tent</h1><div id="buy-box-product-price">$249.00</div><div>Members save 20%: <b>$199.20</b></div><button>Add to cart</button><p>${lorem}</p></main>`,
    ),
    { name: '2-person Tent', price: 249, currency: 'USD' },
  ),
  shop(
    'data stale, shown sale',
    'https://www.lampada.it/lampada-arco',
    doc(
      'it',
      'Lampada Arco',
      ld({
        '@type': 'Product',
        name: 'Lampada Arco',
        offers: { '@type': 'Offer', price: '199.00', priceCurrency: 'EUR' },
      }),
      `<main><h1>Lampada Arco</h1><p class="price">159,00 €</p><button>Aggiungi al carrello</button><p>${lorem}</p></main>`,
    ),
    { name: 'Lampada Arco', price: null, offered: [199, 159] },
  ),
  shop(
    'like Flipkart hashed classes',
    'https://www.bigcart.in/wooden-chess-board/p/itm123abc456',
    doc(
      'en',
      'Wooden Chess Board Price in India - Buy Wooden Chess Board Online',
      '',
      `<div class="_1x"><div class="_2h"><h1 class="_3k"><span class="VU-ZEz">Wooden Chess Board</span></h1><div class="UOCQB1"><div class="hl05eU"><div class="Nx9bqj CxhGGd">₹1,099</div><div class="yRaY8j A6+E6v">₹2,499</div><div class="UkUFwK WW8yVX"><span>56% off</span></div></div></div><div class="_4p"><span>Bank Offer</span><span>5% cashback up to ₹750</span></div><ul><li><button class="QqFHMw">Add to cart</button></li><li><button>Buy Now</button></li></ul><p>${lorem}</p></div></div>`,
    ),
    { name: 'Wooden Chess Board', price: 1099, currency: 'INR' },
  ),
  shop(
    'VAT-only UK trade',
    'https://www.tradecounter.co.uk/p/ladder-3m/12345',
    doc(
      'en-GB',
      '3m Ladder',
      ld({
        '@type': 'Product',
        name: '3m Ladder',
        offers: { '@type': 'Offer', price: '83.33', priceCurrency: 'GBP' },
      }),
      `<main><h1>3m Ladder</h1><div class="price"><span>£99.99</span> <small>Inc VAT</small></div><div class="exvat"><span>£83.33</span> <small>Ex VAT</small></div><button>Add to trolley</button><p>${lorem}</p></main>`,
    ),
    { name: '3m Ladder', price: 99.99, currency: 'GBP' },
  ),
];
