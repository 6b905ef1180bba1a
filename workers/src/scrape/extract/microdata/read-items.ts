import type { EvidenceSource } from '@gift-registry/workers-contract';
import type { Element } from 'domhandler';
import type { Page } from '../../page/page.ts';
import { plainText } from '../../page/plain-text.ts';
import { webAddress } from '../../page/web-address.ts';
import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice } from '../structured-price.ts';
import { readAvailability } from '../availability.ts';
import { PRODUCT_NUMBERS, type Offer, type ProductFacts } from '../product-facts.ts';
import { lastPart, MICRODATA, RDFA, readItem, type Item, type Vocabulary } from './item.ts';

const PRODUCT = /(^|[/#:\s])(product|productgroup|individualproduct|productmodel)\s*$/i;
const ASIDE = /relat|similar|accessor|consumable|recommend|variantof|listelement|reviewed/i;
const MAX_ITEMS = 30;

const isItem = (value: string | Item): value is Item => typeof value !== 'string';

function text(item: Item, name: string): string | null {
  for (const value of item.properties.get(name) ?? []) {
    const found = isItem(value) ? text(value, 'name') : value;
    if (found) return found;
  }
  return null;
}

function readOffer(item: Item, hostname: string): Offer {
  const written = text(item, 'pricecurrency') ?? text(item, 'currency');
  const currency = written === null ? null : readCurrency(written, hostname);
  const value = text(item, 'price') ?? text(item, 'lowprice');
  const price = readStructuredPrice(value, currency, hostname);
  return {
    amount: price?.amount ?? null,
    currency: price?.currency ?? currency,
    availability: readAvailability(text(item, 'availability')),
  };
}

function readFacts(item: Item, source: EvidenceSource, base: URL): ProductFacts {
  const nested = (item.properties.get('offers') ?? []).filter(isItem);
  // Some shops put the price on the product itself.
  const offers = [...nested, item].map((each) => readOffer(each, base.hostname));
  const plain = (name: string, length: number) => {
    const value = text(item, name);
    return value === null ? null : plainText(value, length);
  };
  const images = (item.properties.get('image') ?? []).flatMap(
    (value) => webAddress(isItem(value) ? text(value, 'url') : value, base) ?? [],
  );
  return {
    source,
    name: plain('name', 300),
    brand: plain('brand', 100),
    description: plain('description', 2_000),
    images: [...new Set(images)].slice(0, 10),
    url: webAddress(text(item, 'url'), base),
    isNumbered: PRODUCT_NUMBERS.some((name) => text(item, name) !== null),
    offers: offers.filter((offer) => offer.amount !== null || offer.availability !== null),
  };
}

function readAll(
  roots: readonly Element[],
  vocabulary: Vocabulary,
  source: EvidenceSource,
  { index: { byId }, url: base }: Page,
): ProductFacts[] {
  return roots
    .filter(
      (element) =>
        PRODUCT.test(vocabulary.type(element) ?? '') &&
        !ASIDE.test(vocabulary.property(element) ?? ''),
    )
    .slice(0, MAX_ITEMS)
    .map((element) => readFacts(readItem(element, vocabulary, byId), source, base))
    .filter(({ name, offers }) => name !== null || offers.length > 0);
}

export const itemTypes = ({ index: { itemScopes } }: Page): string[] =>
  itemScopes.map((element) => lastPart(MICRODATA.type(element) ?? ''));

export function readMicrodata(page: Page): ProductFacts[] {
  return readAll(page.index.itemScopes, MICRODATA, 'microdata', page);
}

export function readRdfa(page: Page): ProductFacts[] {
  return readAll(page.index.rdfaElements, RDFA, 'rdfa', page);
}
