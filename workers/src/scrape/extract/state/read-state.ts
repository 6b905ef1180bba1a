import { plainText } from '../../page/plain-text.ts';
import type { Page } from '../../page/page.ts';
import { webAddress } from '../../page/web-address.ts';
import { essence } from '../../merge/similarity.ts';
import { readCurrency } from '../../price/currency.ts';
import { readAmount } from '../amount.ts';
import { readAvailability } from '../availability.ts';
import { isNode, listOf, property, textOf, type Node } from '../json-ld/node.ts';
import { NO_FACTS, type Offer, type ProductFacts } from '../product-facts.ts';
import { findObjects } from './find-objects.ts';
import { inlineScripts } from './inline-scripts.ts';

// In the order of what a buyer pays.
const PRICE_KEYS = [
  'salePrice',
  'sale_price',
  'specialPrice',
  'special_price',
  'discountedPrice',
  'sellingPrice',
  'finalPrice',
  'final_price',
  'currentPrice',
  'current_price',
  'offerPrice',
  'display_price',
  'discounted',
  'price',
  'unitPrice',
  'productPrice',
  'product_price',
  'prices',
  'pricing',
];
const AMOUNT_KEYS = [
  'value',
  'amount',
  'sale',
  'discounted',
  'current',
  'final',
  'now',
  'selling',
  ...PRICE_KEYS,
];
const NAME_KEYS = ['name', 'title', 'productName', 'product_name', 'item_name', 'displayName'];
const CURRENCY_KEYS = ['currency', 'currencyCode', 'currency_code', 'priceCurrency', 'currencyIso'];
const IMAGE_KEYS = ['image', 'imageUrl', 'image_url', 'img', 'imageURL', 'images', 'mainImage'];

// Its own scripts keep amounts in hundredths of the currency.
const IN_HUNDREDTHS = /Shopify\.|cdn\.shopify\.com|ShopifyAnalytics/;

function firstOf(node: Node, keys: readonly string[]): unknown {
  for (const key of keys) {
    const value = property(node, key);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

function offerOf(node: Node, hostname: string, inHundredths: boolean): Offer | null {
  const written = firstOf(node, PRICE_KEYS);
  const inner = isNode(written) ? firstOf(written, AMOUNT_KEYS) : written;
  const code =
    textOf(firstOf(node, CURRENCY_KEYS)) ??
    (isNode(written) ? textOf(firstOf(written, CURRENCY_KEYS)) : null);
  const currency = code === null ? null : readCurrency(code, hostname);
  const price = readAmount(isNode(inner) ? firstOf(inner, AMOUNT_KEYS) : inner, currency, hostname);
  if (!price) return null;
  const whole = inHundredths && Number.isInteger(inner) && price.amount >= 100;
  return {
    amount: whole ? price.amount / 100 : price.amount,
    currency: price.currency,
    availability: readAvailability(textOf(property(node, 'availability'))),
    // A whole number may be counted in cents: not enough by itself.
    confidence:
      price.currency === null && Number.isInteger(price.amount) && price.amount >= 100 ? 0.45 : 0.6,
  };
}

function factsOf(
  node: Node,
  { url }: Page,
  subjects: ReadonlySet<string>,
  inHundredths: boolean,
): ProductFacts | null {
  const name = textOf(firstOf(node, NAME_KEYS));
  const plain = name === null ? null : plainText(name, 300);
  if (plain === null || !subjects.has(essence(plain))) return null;
  const offer = offerOf(node, url.hostname, inHundredths);
  const images = listOf(firstOf(node, IMAGE_KEYS)).flatMap(
    (image) =>
      webAddress(isNode(image) ? firstOf(image, ['url', 'src', 'contentUrl']) : image, url) ?? [],
  );
  if (!offer && images.length === 0) return null;
  return {
    ...NO_FACTS,
    source: 'state',
    name: plain,
    images: images.slice(0, 10),
    offers: offer ? [offer] : [],
  };
}

/** A name as a script may write it. */
function spellings(name: string): string[] {
  const json = JSON.stringify(name).slice(1, -1);
  const escaped = json.replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [
    ...new Set([
      name,
      json,
      escaped,
      name.replaceAll('&', '&amp;'),
      json.replaceAll('&', '\\u0026'),
      json.replaceAll('/', '\\/'),
    ]),
  ];
}

const NESTED_QUOTE = /\\"/g;

/** What the state that a page's scripts start from says of the product with one of these names. */
export function readState(page: Page, names: readonly string[]): ProductFacts[] {
  const subjects = new Set(names.map(essence).filter((name) => name.length > 3));
  const mentions = [...new Set(names.flatMap(spellings))].filter((name) => name.length > 3);
  const inHundredths = page.survey.scripts.some((script) =>
    IN_HUNDREDTHS.test(script.attribs.src ?? ''),
  );
  const found: ProductFacts[] = [];
  for (const text of inlineScripts(page)) {
    for (const mention of mentions) {
      if (!text.includes(mention)) continue;
      // A state inside JSON.parse("…") has every quote escaped.
      const readable =
        text.includes('\\"name\\"') || text.includes('\\"price')
          ? text.replace(NESTED_QUOTE, '"')
          : text;
      for (const value of findObjects(readable, mention)) {
        const facts = isNode(value) ? factsOf(value, page, subjects, inHundredths) : null;
        if (facts) found.push(facts);
        if (found.length >= 8) return found;
      }
    }
  }
  return found;
}
