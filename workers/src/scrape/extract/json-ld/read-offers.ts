import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice } from '../structured-price.ts';
import { readAvailability } from '../availability.ts';
import type { Offer } from '../product-facts.ts';
import { ofAddress } from './of-address.ts';
import { isNode, listOf, property, textOf, typesOf, type Node } from './node.ts';

export interface OfferContext {
  readonly address: URL;
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
    .filter(
      (node) =>
        !LIST_PRICE.test(textOf(property(node, 'priceType')) ?? '') &&
        !isNet(node) &&
        // A price by weight, or for members only.
        property(node, 'referenceQuantity') === undefined &&
        property(node, 'validForMemberTier') === undefined,
    );
}

const isNet = (node: Node) => /^false$/i.test(String(property(node, 'valueAddedTaxIncluded')));

const USED = /used|refurbished|damaged/i;
const isNew = (offer: Node) => !USED.test(textOf(property(offer, 'itemCondition')) ?? '');

function readOffer(offer: Node, context: OfferContext): Offer {
  const { hostname } = context;
  const currency = currencyOf(offer, hostname);
  const aggregate = typesOf(offer).includes('aggregateoffer');
  const availability = readAvailability(textOf(property(offer, 'availability')));
  const own = aggregate
    ? (textOf(property(offer, 'lowPrice')) ?? textOf(property(offer, 'price')))
    : (textOf(property(offer, 'price')) ?? textOf(property(offer, 'lowPrice')));
  const direct = isNet(offer) ? null : readStructuredPrice(own, currency, hostname);
  if (direct) {
    const highest = aggregate ? textOf(property(offer, 'highPrice')) : null;
    const upTo = readStructuredPrice(highest, currency, hostname)?.amount ?? null;
    return { ...direct, upTo, availability };
  }
  for (const node of specifications(offer)) {
    const written = textOf(property(node, 'price')) ?? textOf(property(node, 'minPrice'));
    const price = readStructuredPrice(written, currencyOf(node, hostname) ?? currency, hostname);
    if (price) return { ...price, availability };
  }
  return { amount: null, currency, availability };
}

/** Those of the page's own variant, and new things where there are some: a used one is another offer. */
function preferred(offers: readonly Node[], { address }: OfferContext): readonly Node[] {
  const own = ofAddress(offers, address);
  const fresh = own.filter(isNew);
  return fresh.length > 0 ? fresh : own;
}

export function readOffers(product: Node, context: OfferContext): Offer[] {
  const offers = listOf(property(product, 'offers'))
    .slice(0, MAX_OFFERS)
    .flatMap((value): Node[] => {
      const offer = resolved(value, context);
      return offer ? [offer] : [];
    });
  return preferred(offers, context).flatMap((offer) => {
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
