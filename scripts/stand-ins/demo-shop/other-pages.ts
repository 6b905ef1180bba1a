import { formatRupees } from '@gift-registry/bff-contract/formats';
import { CATALOGUE, type DemoProduct } from './catalogue.ts';
import { document, jsonScript, SHOP_NAME } from './layout.ts';
import { imagePath } from './picture.ts';

const card = (product: DemoProduct) =>
  `<li>
    <a href="/products/${product.slug}">
      <img src="${imagePath(product)}" alt="" /><br />${product.name}
    </a>
    <div class="price">${formatRupees(product.price)}</div>
    <button type="button">Add to cart</button>
  </li>`;

export function homePage(): string {
  return document(
    `${SHOP_NAME}: made by hand, given with love`,
    '',
    `<h1>Made by hand, given with love</h1>
      <p>Copy the address of any gift below and add it to your registry.</p>
      <ul class="grid">
        ${CATALOGUE.map(card).join('')}
      </ul>
      <p>
        Some gifts are <a href="/made-to-order">made to order</a>, and one has
        <a href="/pashmina-stole">several prices</a>. And four pages are no gift:
        <a href="/collections/home">a collection</a>, <a href="/about">our story</a>,
        <a href="/archive">an endless archive</a> and <a href="/members">a door that stays shut</a>.
      </p>`,
  );
}

export function collectionPage(): string {
  return document(
    `For the home | ${SHOP_NAME}`,
    '',
    `<h1>For the home</h1>
      <ul class="grid">
        ${CATALOGUE.map(card).join('')}
      </ul>`,
  );
}

export function aboutPage(): string {
  return document(
    `Our story | ${SHOP_NAME}`,
    '',
    `<h1>Our story</h1>
      <p>
        We began in 2011 with one loom and two friends. Today forty families of weavers, potters and
        lamp makers across five states work with us, and every piece carries the name of the person
        who made it. We answer letters ourselves, wrap by hand and like to know the occasion.
      </p>`,
  );
}

export function refusedPage(): string {
  return document(
    'Access Denied',
    '',
    `<h1>Access Denied</h1>
      <p>You don't have permission to access this page. Reference 18.2f4b3417.</p>`,
  );
}

export function madeToOrderPage(origin: string): string {
  const name = 'Name Plate, Carved to Order';
  const description = 'Rosewood, carved with the name of the house by hand in Saharanpur.';
  const pictured = CATALOGUE.slice(3, 5);
  const facts = jsonScript('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: pictured.map((product) => origin + imagePath(product)),
  });
  return document(
    `${name} | ${SHOP_NAME}`,
    facts,
    `<h1>${name}</h1>
      <p>${description}</p>
      <p>Write to us, and we tell you what yours would cost.</p>`,
  );
}

/** A page whose prices disagree: two sizes are shown, and the data has an older price. */
export function severalPricesPage(origin: string): string {
  const name = 'Pashmina Stole, Hand-Woven';
  const description = 'Undyed wool from Ladakh, woven on a hand loom in Srinagar.';
  const pictured = CATALOGUE.slice(0, 1);
  const facts = jsonScript('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: pictured.map((product) => origin + imagePath(product)),
    offers: { '@type': 'Offer', price: 5800, priceCurrency: 'INR' },
  });
  return document(
    `${name} | ${SHOP_NAME}`,
    facts,
    `<h1>${name}</h1>
      <p>${description}</p>
      <p>Small <b>${formatRupees(4_200)}</b></p>
      <p>Large <b>${formatRupees(5_400)}</b></p>
      <button type="button">Add to cart</button>`,
  );
}

export function archivePage(): string {
  return document(`Archive | ${SHOP_NAME}`, '', `<p>${'All that ever was. '.repeat(400_000)}</p>`);
}
