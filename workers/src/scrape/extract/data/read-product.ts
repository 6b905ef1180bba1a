import type { EvidenceSource } from '@gift-registry/workers-contract';
import { plainText } from '../../page/plain-text.ts';
import { webAddress } from '../../page/web-address.ts';
import type { Offer, ProductFacts } from '../product-facts.ts';
import NAMES from './names.json' with { type: 'json' };
import { isNode, listOf, property, textOf, type Node } from './node.ts';
import { ofAddress, readOffers, type OfferContext } from './read-offers.ts';

interface ProductContext extends OfferContext {
  readonly source: EvidenceSource;
  readonly base: URL;
}

const MAX_IMAGES = 10;
const MAX_VARIANTS = 200;

function addressesOf(value: unknown, base: URL): string[] {
  return listOf(value)
    .slice(0, 50)
    .flatMap((entry) => {
      if (!isNode(entry)) return webAddress(entry, base) ?? [];
      const inside =
        property(entry, 'contentUrl') ?? property(entry, 'url') ?? property(entry, '@id');
      return listOf(inside).flatMap((address) => webAddress(address, base) ?? []);
    });
}

const isPriced = (offer: Offer) => offer.amount !== null;

export function readProduct(product: Node, context: ProductContext): ProductFacts {
  const { source, base } = context;
  const text = (name: string, length: number, node: Node = product) => {
    const value = textOf(property(node, name));
    return value === null ? null : plainText(value, length);
  };
  const all = listOf(property(product, 'hasVariant')).slice(0, MAX_VARIANTS).filter(isNode);
  const variants = ofAddress(all, context.address);
  const [chosen] = variants.length < all.length || all.length === 1 ? variants : [];
  const own = readOffers(product, context);
  const offers =
    own.some(isPriced) && !chosen
      ? own
      : [...own, ...variants.flatMap((variant) => readOffers(variant, context))];
  const images = addressesOf(property(product, 'image'), base);
  const variantImages = variants.flatMap((variant) =>
    addressesOf(property(variant, 'image'), base),
  );
  return {
    source,
    name: (chosen && text('name', 300, chosen)) ?? text('name', 300),
    brand: text('brand', 100) ?? text('manufacturer', 100),
    description: text('description', 2_000),
    images: (images.length > 0 ? images : variantImages).slice(0, MAX_IMAGES),
    url: webAddress(textOf(property(product, 'url')), base),
    offers,
    // A category has no number.
    isNumbered: NAMES.productNumbers.some((name) => textOf(property(product, name)) !== null),
  };
}
