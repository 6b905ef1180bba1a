import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice } from '../structured-price.ts';
import { readAvailability } from '../availability.ts';
import type { Offer } from '../product-facts.ts';
import { isNode, listOf, property, textOf, typesOf, type Node } from './node.ts';

export interface OfferContext {
  readonly hostname: string;
  readonly byId: ReadonlyMap<string, Node>;
}

const LIST_PRICE = /listprice|strikethrough|msrp|srp$|regularprice/i;

const MAX_OFFERS = 100;

function resolved(value: unknown, { byId }: OfferContext): Node | null {
  if (!isNode(value)) return null;
  const id = property(value, '@id');
  return (typeof id === 'string' ? byId.get(id) : undefined) ?? value;
}

function currencyOf(node: Node, hostname: string): string | null {
  const written = textOf(property(node, 'priceCurrency')) ?? textOf(property(node, 'currency'));
  return written === null ? null : readCurrency(written, hostname);
}

function specifications(offer: Node): readonly Node[] {
  return listOf(property(offer, 'priceSpecification'))
    .filter(isNode)
    .filter((node) => !LIST_PRICE.test(textOf(property(node, 'priceType')) ?? ''));
}

function readOffer(offer: Node, context: OfferContext): Offer {
  const { hostname } = context;
  const currency = currencyOf(offer, hostname);
  const aggregate = typesOf(offer).includes('aggregateoffer');
  const availability = readAvailability(textOf(property(offer, 'availability')));
  const own = aggregate
    ? (textOf(property(offer, 'lowPrice')) ?? textOf(property(offer, 'price')))
    : (textOf(property(offer, 'price')) ?? textOf(property(offer, 'lowPrice')));
  const direct = readStructuredPrice(own, currency, hostname);
  if (direct) {
    const highest = aggregate ? textOf(property(offer, 'highPrice')) : null;
    const upTo = readStructuredPrice(highest, currency, hostname)?.amount ?? null;
    return { ...direct, upTo, availability, confidence: aggregate ? 0.8 : 0.9 };
  }
  for (const node of specifications(offer)) {
    const written = textOf(property(node, 'price')) ?? textOf(property(node, 'minPrice'));
    const price = readStructuredPrice(written, currencyOf(node, hostname) ?? currency, hostname);
    if (price) return { ...price, availability, confidence: 0.85 };
  }
  return { amount: null, currency, availability, confidence: 0.9 };
}

export function readOffers(product: Node, context: OfferContext): Offer[] {
  const written = listOf(property(product, 'offers')).slice(0, MAX_OFFERS);
  return written.flatMap((value) => {
    const offer = resolved(value, context);
    if (!offer) return [];
    const read = readOffer(offer, context);
    if (read.amount !== null) return [read];
    const nested = listOf(property(offer, 'offers'))
      .slice(0, MAX_OFFERS)
      .flatMap((each) => {
        const node = resolved(each, context);
        return node ? [readOffer(node, context)] : [];
      });
    return nested.length > 0 ? nested : [read];
  });
}
