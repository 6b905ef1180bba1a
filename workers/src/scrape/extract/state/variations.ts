import type { Page } from '../../page/page.ts';
import { readStructuredPrice } from '../structured-price.ts';
import { readJson } from '../json-ld/read-json.ts';
import { isNode, listOf, property } from '../json-ld/node.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';

// WooCommerce stores the variants in an attribute of their form.
const ATTRIBUTE = 'data-product_variations';
const MAX_VARIANTS = 200;

export function readVariations({ index, url }: Page): ProductFacts | null {
  const form = index.byTag
    .get('form')
    ?.find(({ element }) => element.attribs[ATTRIBUTE] !== undefined);
  const written = form?.element.attribs[ATTRIBUTE];
  if (written === undefined) return null;
  const offers = listOf(readJson(written))
    .slice(0, MAX_VARIANTS)
    .filter(isNode)
    .flatMap((variant) => {
      const price = readStructuredPrice(property(variant, 'display_price'), null, url.hostname);
      const inStock = property(variant, 'is_in_stock');
      if (!price) return [];
      const availability =
        typeof inStock === 'boolean' ? (inStock ? 'in-stock' : 'out-of-stock') : null;
      return [{ ...price, availability } as const];
    });
  return offers.length === 0 ? null : { ...NO_FACTS, source: 'state', offers };
}
