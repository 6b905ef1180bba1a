import NAMES from './names.json' with { type: 'json' };
import type { Page } from '../../page/page.ts';
import { plainText } from '../../page/plain-text.ts';
import { webAddress } from '../../page/web-address.ts';
import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice, readAvailability } from '../../price/structured-price.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';

export function readMeta({ meta, url }: Page): ProductFacts {
  const first = (...names: readonly string[]) =>
    names.map((name) => meta.get(name)?.[0]).find((value) => value !== undefined);
  const plain = (length: number, ...names: readonly string[]) => {
    const value = first(...names);
    return value === undefined ? null : plainText(value, length);
  };
  const written = first(...NAMES.metaCurrencies);
  const currency = written === undefined ? null : readCurrency(written, url.hostname);
  const spoken = first('twitter:data1');
  const price =
    readStructuredPrice(first(...NAMES.metaPrices), currency, url.hostname) ??
    // Free text: only a price with a currency sign counts.
    (spoken && /\p{Sc}/u.test(spoken) ? readStructuredPrice(spoken, currency, url.hostname) : null);
  const availability = readAvailability(first('product:availability', 'og:availability'));
  const images = NAMES.metaImages
    .flatMap((name) => meta.get(name) ?? [])
    .flatMap((value) => webAddress(value, url) ?? []);
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
