import { plainText } from '../../page/plain-text.ts';
import type { Page } from '../../page/page.ts';
import { webAddress } from '../../page/web-address.ts';
import { normalizeName } from '../../text/similarity.ts';
import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice } from '../structured-price.ts';
import { readAvailability } from '../availability.ts';
import { isNode, listOf, property, textOf, type Node } from '../json-ld/node.ts';
import { NO_FACTS, type Offer, type ProductFacts } from '../product-facts.ts';

// Ordered: discounted prices first.
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
  const price = readStructuredPrice(
    isNode(inner) ? firstOf(inner, AMOUNT_KEYS) : inner,
    currency,
    hostname,
  );
  if (!price) return null;
  const whole = inHundredths && Number.isInteger(inner) && price.amount >= 100;
  return {
    amount: whole ? price.amount / 100 : price.amount,
    currency: price.currency,
    availability: readAvailability(textOf(property(node, 'availability'))),
  };
}

interface StateContext {
  readonly page: Page;
  readonly names: ReadonlySet<string>;
  readonly inHundredths: boolean;
}

export function readStateProduct(
  node: Node,
  { page: { url }, names, inHundredths }: StateContext,
): ProductFacts | null {
  const name = textOf(firstOf(node, NAME_KEYS));
  const plain = name === null ? null : plainText(name, 300);
  if (plain === null || !names.has(normalizeName(plain))) return null;
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
