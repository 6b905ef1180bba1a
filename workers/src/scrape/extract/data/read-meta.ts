import type { Page } from '../../page/page.ts';
import { plainText } from '../../page/plain-text.ts';
import { webAddress } from '../../page/web-address.ts';
import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice } from '../../price/structured-price.ts';
import { readAvailability } from './availability.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';

const PRICE_NAMES = [
  'product:sale_price:amount',
  'product:price:amount',
  'og:price:amount',
  'og:product:price:amount',
  'product:price',
  'og:price',
  'twitter:data1',
];
const CURRENCY_NAMES = [
  'product:sale_price:currency',
  'product:price:currency',
  'og:price:currency',
  'og:product:price:currency',
  'product:currency',
  'og:currency',
];
const IMAGE_NAMES = [
  'og:image:secure_url',
  'og:image',
  'og:image:url',
  'twitter:image',
  'twitter:image:src',
];

export function readMeta({ meta, url }: Page): ProductFacts {
  const first = (...names: readonly string[]) =>
    names.map((name) => meta.get(name)?.[0]).find((value) => value !== undefined);
  const plain = (length: number, ...names: readonly string[]) => {
    const value = first(...names);
    return value === undefined ? null : plainText(value, length);
  };
  const written = first(...CURRENCY_NAMES);
  const currency = written === undefined ? null : readCurrency(written, url.hostname);
  const amounts = PRICE_NAMES.filter((name) => name !== 'twitter:data1');
  const spoken = first('twitter:data1');
  const price =
    readStructuredPrice(first(...amounts), currency, url.hostname) ??
    // Free text: only a price with a currency sign counts.
    (spoken && /\p{Sc}/u.test(spoken) ? readStructuredPrice(spoken, currency, url.hostname) : null);
  const availability = readAvailability(first('product:availability', 'og:availability'));
  const images = IMAGE_NAMES.flatMap((name) => meta.get(name) ?? []).flatMap(
    (value) => webAddress(value, url) ?? [],
  );
  return {
    ...NO_FACTS,
    source: 'open-graph',
    name: plain(300, 'og:title', 'twitter:title'),
    brand: plain(100, 'product:brand', 'og:brand'),
    description: plain(2_000, 'og:description', 'description', 'twitter:description'),
    images: [...new Set(images)].slice(0, 10),
    url: webAddress(first('og:url'), url),
    offers:
      price || availability
        ? [
            {
              amount: price?.amount ?? null,
              currency: price?.currency ?? currency,
              availability,
            },
          ]
        : [],
  };
}

const LIST_PRICE_NAMES =
  /^(og|product):(price:(standard|regular|original|list|msrp)_?(amount|price)|(original|regular|list|msrp)_?price:amount)$/;

export function readOldPrices({ meta, url }: Page): number[] {
  return [...meta].flatMap(([name, values]) =>
    LIST_PRICE_NAMES.test(name)
      ? (readStructuredPrice(values[0], null, url.hostname)?.amount ?? [])
      : [],
  );
}

export function isMetaProduct({ meta }: Page): boolean {
  return (meta.get('og:type') ?? []).some((type) => /(^|[:.])product(\.item)?$/i.test(type));
}
