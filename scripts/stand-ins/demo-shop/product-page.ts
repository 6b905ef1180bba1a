import { formatRupees } from '@gift-registry/bff-contract/formats';
import type { DemoProduct } from './catalogue.ts';
import { document, jsonScript, SHOP_NAME } from './layout.ts';
import { imagePath } from './picture.ts';

function jsonLd(product: DemoProduct, origin: string): string {
  return jsonScript('application/ld+json', {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: SHOP_NAME },
      {
        '@type': 'Product',
        name: product.name,
        brand: { '@type': 'Brand', name: product.maker },
        description: product.description,
        image: [origin + imagePath(product), origin + imagePath(product, 'detail')],
        offers: {
          '@type': 'Offer',
          price: product.price.toFixed(2),
          priceCurrency: 'INR',
          availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
        },
      },
    ],
  });
}

function openGraph(product: DemoProduct, origin: string): string {
  return `<meta property="og:type" content="product" />
    <meta property="og:title" content="${product.name}" />
    <meta property="og:site_name" content="${SHOP_NAME}" />
    <meta property="og:description" content="${product.description}" />
    <meta property="og:image" content="${origin + imagePath(product)}" />
    <meta property="product:brand" content="${product.maker}" />
    <meta property="product:price:amount" content="${product.price}" />
    <meta property="product:price:currency" content="INR" />
    <meta property="product:availability" content="in stock" />`;
}

function button({ inStock }: DemoProduct): string {
  return inStock
    ? `<button type="button">Add to cart</button>`
    : `<button type="button" disabled>Sold out</button>`;
}

function plainDetail(product: DemoProduct): string {
  return `<div class="detail">
    <img class="picture" src="${imagePath(product)}" alt="${product.name}" />
    <div>
      <p>${product.maker}</p>
      <h1>${product.name}</h1>
      <p class="amount">${formatRupees(product.price)}</p>
      <p>${product.description}</p>
      ${button(product)}
    </div>
  </div>`;
}

function microdataDetail(product: DemoProduct): string {
  return `<div class="detail" itemscope itemtype="https://schema.org/Product">
    <img class="picture" itemprop="image" src="${imagePath(product)}" alt="" />
    <div>
      <p itemprop="brand" itemscope itemtype="https://schema.org/Brand">
        <span itemprop="name">${product.maker}</span>
      </p>
      <h1 itemprop="name">${product.name}</h1>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="priceCurrency" content="INR" />
        <link itemprop="availability" href="https://schema.org/InStock" />
        <p class="amount">
          <del>${formatRupees(product.listPrice ?? product.price)}</del>
          <span itemprop="price" content="${product.price}">${formatRupees(product.price)}</span>
        </p>
      </div>
      <p itemprop="description">${product.description}</p>
      ${button(product)}
    </div>
  </div>`;
}

function scriptedDetail(product: DemoProduct): string {
  return `<div id="shop" data-product="${product.slug}"></div>
    <script type="module" src="/shop.js"></script>`;
}

export function productPage(product: DemoProduct, origin: string): string {
  const title = `${product.name} | ${SHOP_NAME}`;
  const none = '';
  switch (product.markup) {
    case 'json-ld':
      return document(title, jsonLd(product, origin), plainDetail(product));
    case 'microdata':
      return document(title, none, microdataDetail(product));
    case 'open-graph':
      return document(title, openGraph(product, origin), plainDetail(product));
    case 'visible':
      return document(title, none, plainDetail(product));
    case 'script':
      return document(SHOP_NAME, none, scriptedDetail(product));
  }
}

export function productFragment(product: DemoProduct): string {
  return plainDetail(product);
}

export const SHOP_SCRIPT = `
  const shop = document.getElementById('shop');
  const answer = await fetch('/fragments/' + shop.dataset.product);
  shop.innerHTML = await answer.text();
  document.title = shop.querySelector('h1').textContent + ' | ${SHOP_NAME}';
`;
