import NAMES from './names.json' with { type: 'json' };
import type { Page } from '../../page/page.ts';
import { scriptText } from '../../page/text.ts';
import type { ProductFacts } from '../product-facts.ts';
import { isNode, listOf, property, typesOf, type Node } from './node.ts';
import { readJson } from './read-json.ts';
import { readProduct } from './read-product.ts';

const PRODUCT_TYPES = new Set(NAMES.productTypes);
const LIST_TYPES = new Set(NAMES.listTypes);

const ASIDE = new Set(NAMES.asideProperties);

const MAX_DEPTH = 12;
const MAX_NODES = 20_000;

interface FoundNodes {
  readonly products: readonly Node[];
  readonly byId: ReadonlyMap<string, Node>;
  readonly isList: boolean;
  readonly types: ReadonlySet<string>;
}

/** Walks every block without recursion, as some nest ten thousand levels deep. */
function findProducts(roots: readonly unknown[]): FoundNodes {
  const products: Node[] = [];
  const byId = new Map<string, Node>();
  const allTypes = new Set<string>();
  let visited = 0;
  const queue = roots.map((value) => ({ value, depth: 0 }));
  for (let next = queue.shift(); next && visited < MAX_NODES; next = queue.shift()) {
    visited += 1;
    const { value, depth } = next;
    if (depth > MAX_DEPTH) continue;
    if (!isNode(value)) {
      for (const entry of listOf(value))
        if (typeof entry === 'object') queue.push({ value: entry, depth: depth + 1 });
      continue;
    }
    const id = property(value, '@id');
    const described = Object.keys(value).length > 1;
    if (typeof id === 'string' && described && !byId.has(id)) byId.set(id, value);
    const types = typesOf(value);
    for (const type of types) allTypes.add(type);
    if (described && types.some((type) => PRODUCT_TYPES.has(type))) products.push(value);
    for (const [key, child] of Object.entries(value))
      if (typeof child === 'object' && child !== null && !ASIDE.has(key.toLowerCase()))
        queue.push({ value: child, depth: depth + 1 });
  }
  const isList = [...allTypes].some((type) => LIST_TYPES.has(type));
  return { products, byId, isList, types: allTypes };
}

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
  const context = { source: 'json-ld' as const, base: url, address, hostname: url.hostname, byId };
  return {
    products: products.slice(0, MAX_PRODUCTS).map((product) => readProduct(product, context)),
    isList,
    types,
  };
}
