import type { Page } from '../../page/page.ts';
import { scriptText } from '../../text/script-text.ts';
import type { ProductFacts } from '../product-facts.ts';
import { findProducts } from './find-products.ts';
import { readJson } from './read-json.ts';
import { readProduct } from './read-product.ts';

const MAX_BLOCKS = 20;
const MAX_PRODUCTS = 50;

interface JsonLd {
  readonly products: readonly ProductFacts[];
  readonly isList: boolean;
  readonly types: ReadonlySet<string>;
}

export function readJsonLd({ index, url, address }: Page): JsonLd {
  const blocks = index.scripts
    .filter(({ attribs }) => /ld\+json/i.test(attribs.type ?? ''))
    .slice(0, MAX_BLOCKS)
    .map((script) => readJson(scriptText(script)));
  const { products, byId, isList, types } = findProducts(blocks);
  const context = { base: url, address, hostname: url.hostname, byId };
  return {
    products: products.slice(0, MAX_PRODUCTS).map((product) => readProduct(product, context)),
    isList,
    types,
  };
}
