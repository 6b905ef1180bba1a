import packaged from 'web-auto-extractor';
import type { ExtractedFields } from './corpus/score.ts';
import { NOTHING, type ScrapePage } from './corpus/run-corpus.ts';
import { readAvailability } from '../src/scrape/price/structured-price.ts';
import { amountOf } from './amount-of.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const first = (value: unknown): unknown => (Array.isArray(value) ? first(value[0]) : value);
const textOf = (value: unknown): string | null => {
  const one = first(value);
  if (typeof one === 'string') return one;
  if (typeof one === 'number') return String(one);
  return isNode(one) ? textOf(one['url'] ?? one['name']) : null;
};

function fieldsOf(product: Node): ExtractedFields {
  const offer = first(product['offers']);
  const terms = isNode(offer) ? offer : product;
  return {
    name: textOf(product['name']),
    price: amountOf(textOf(terms['price'] ?? terms['lowPrice'])),
    currency: textOf(terms['priceCurrency']),
    image: textOf(product['image']),
    description: textOf(product['description']),
    availability: readAvailability(textOf(terms['availability'])),
  };
}

/** web-auto-extractor returns structured data as it stands; the first product counts. */
export const webAutoExtractor: ScrapePage = (html) => {
  const found: unknown = packaged.default().parse(html);
  if (!isNode(found)) return NOTHING;
  const products = [found['jsonld'], found['microdata'], found['rdfa']].flatMap((kind) =>
    isNode(kind) ? [first(kind['Product'])].filter(isNode) : [],
  );
  const candidates = products.map(fieldsOf);
  const meta = isNode(found['metatags']) ? found['metatags'] : {};
  const pick = <Field extends keyof ExtractedFields>(field: Field) =>
    candidates.map((candidate) => candidate[field]).find((value) => value !== null) ?? null;
  return {
    name: pick('name') ?? textOf(meta['og:title']),
    price: pick('price') ?? amountOf(textOf(meta['product:price:amount'])),
    currency: pick('currency') ?? textOf(meta['product:price:currency']),
    image: pick('image') ?? textOf(meta['og:image']),
    description: pick('description') ?? textOf(meta['og:description'] ?? meta['description']),
    availability: pick('availability'),
  };
};
