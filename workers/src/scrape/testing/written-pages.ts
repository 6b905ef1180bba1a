/** Pages of our own, in the shapes of shops that nobody here has read. */
export interface WrittenPage {
  readonly kind: string;
  readonly address: string;
  readonly html: string;
}

interface Layout {
  readonly lang?: string;
  readonly title?: string;
  readonly head?: string;
  readonly button?: string;
  readonly address?: string;
}

export const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

export const productData = (price: number | string, priceCurrency: string, more: object = {}) =>
  jsonLd({
    '@type': 'Product',
    name: 'Brass Lamp',
    sku: 'L-15',
    image: '/lamp.jpg',
    offers: { '@type': 'Offer', price, priceCurrency },
    ...more,
  });

const words = 'A lamp that a family of lamp makers casts by hand from old brass. '.repeat(12);

/** A shop around a body: a menu with amounts, an empty cart, similar products and a footer. */
export const shopPage = (
  kind: string,
  body: string,
  {
    lang = 'en-IN',
    title = 'Brass Lamp',
    head = '',
    button = 'Add to cart',
    address = 'https://shop.example/brass-lamp',
  }: Layout = {},
): WrittenPage => ({
  kind,
  address,
  html: `<!doctype html><html lang="${lang}"><head><title>${title} | Dhatu Works</title>${head}</head><body>
<header><a href="/">Dhatu Works</a><nav><a href="/under-599">Under 599</a><a href="/sale">Sale</a></nav><div class="mini-cart">0 <span class="total">0.00</span></div></header>
<main><div class="gallery"><img src="/lamp.jpg" alt="Brass Lamp"></div><div class="summary"><h1>Brass Lamp</h1>${body}<button>${button}</button></div><div class="description"><p>${words}</p></div></main>
<section class="recommendations"><h2>You may also like</h2><ul><li><a href="/vase">Vase</a><b class="price">₹799</b></li><li><a href="/bowl">Bowl</a><b class="price">₹1,099</b></li><li><a href="/tray">Tray</a><b class="price">₹2,199</b></li></ul></section>
<footer>© Dhatu Works</footer></body></html>`,
});

/** A page that sells no single product. */
export const otherPage = (
  kind: string,
  address: string,
  title: string,
  body: string,
  { lang = 'en', head = '' }: Layout = {},
): WrittenPage => ({
  kind,
  address: new URL(address, 'https://site.example').href,
  html: `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>
<header><nav><a href="/">Home</a><a href="/about">About</a></nav></header><main><h1>${title}</h1>${body}<p>${words}</p></main></body></html>`,
});
