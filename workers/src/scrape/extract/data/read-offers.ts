import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice, readAvailability } from '../../price/structured-price.ts';
import { webAddress } from '../../page/web-address.ts';
import type { Offer } from '../product-facts.ts';
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

/** Returns whether an address leads to the same page and has no parameter that the page's own address lacks. */
function isOf(target: URL, address: URL): boolean {
  if (target.pathname.replace(/\/$/, '') !== address.pathname.replace(/\/$/, '')) return false;
  return [...target.searchParams].every(
    ([name, value]) => address.searchParams.get(name) === value,
  );
}

/** Leaves out variants and offers of other addresses, when one names the page's own. */
export function ofAddress(nodes: readonly Node[], address: URL): readonly Node[] {
  const read = nodes.map((node) => ({
    node,
    target: webAddress(textOf(property(node, 'url')), address),
  }));
  const isOwn = ({ target }: (typeof read)[number]) =>
    target !== null && isOf(new URL(target), address);
  if (!read.some(isOwn)) return nodes;
  return read.filter((each) => each.target === null || isOwn(each)).map(({ node }) => node);
}

const offersOf = (node: Node, context: OfferContext) =>
  listOf(property(node, 'offers'))
    .slice(0, MAX_OFFERS)
    .map((offer) => resolved(offer, context))
    .filter((node) => node !== null);

export function readOffers(product: Node, context: OfferContext): Offer[] {
  const own = ofAddress(offersOf(product, context), context.address);
  // A used thing is another offer.
  const fresh = own.filter(isNew);
  const offers = (fresh.length > 0 ? fresh : own).flatMap((offer) => {
    const read = readOffer(offer, context);
    const nested =
      read.amount === null ? offersOf(offer, context).map((each) => readOffer(each, context)) : [];
    return nested.length > 0 ? nested : [read];
  });
  // Some shops put the price on the product itself.
  return property(product, 'price') === undefined
    ? offers
    : [...offers, readOffer(product, context)];
}
