import { isNode, listOf, property, typesOf, type Node } from './node.ts';

const PRODUCT_TYPES = new Set([
  'product',
  'productgroup',
  'productmodel',
  'individualproduct',
  'someproducts',
  'vehicle',
  'car',
]);
const LIST_TYPES = new Set(['itemlist', 'collectionpage', 'searchresultspage', 'offercatalog']);

const ASIDE = new Set([
  'isrelatedto',
  'issimilarto',
  'isaccessoryorsparepartfor',
  'isconsumablefor',
  'isvariantof',
  'hasvariant',
  'itemlistelement',
  'review',
  'reviews',
  'itemreviewed',
  'offers',
  'seller',
]);

const MAX_DEPTH = 12;
const MAX_NODES = 20_000;

interface FoundNodes {
  readonly products: readonly Node[];
  readonly byId: ReadonlyMap<string, Node>;
  readonly isList: boolean;
  readonly types: ReadonlySet<string>;
}

/** Walks every block without recursion, as some nest ten thousand levels deep. */
export function findProducts(roots: readonly unknown[]): FoundNodes {
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
