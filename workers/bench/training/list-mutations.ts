import { createHash } from 'node:crypto';
import type { Document, Element } from 'domhandler';
import { appendChild, getElementsByTagName, removeElement } from 'domutils';
import type { PageTruth } from '../../src/scrape/corpus/truth.ts';
import { parseDocument } from '../../src/scrape/page/limited-dom.ts';
import { visibleText } from '../../src/scrape/text/text.ts';
import type { Mutation } from './mutations.ts';

const textsOf = (document: Document, tag: string) =>
  getElementsByTagName(tag, document).map(({ children }) => visibleText(children, { limit: 200 }));

function addData(document: Document, data: object): void {
  const [head] = getElementsByTagName('head', document, true, 1);
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  for (const node of parseDocument(html).children) appendChild(head ?? document, node);
}

function hideAddress(_: Document, truth: PageTruth): PageTruth | null {
  // The rules of a shop go by its addresses.
  if (truth.is_product && /amazon\./.test(truth.url)) return null;
  const slug = createHash('sha256').update(truth.path).digest('hex').replace(/\d/g, 'q');
  return { ...truth, url: new URL(`/${slug.slice(0, 6)}-${slug.slice(6, 11)}`, truth.url).href };
}

const SHORTEST = 12;

function describeHit(document: Document, truth: PageTruth): PageTruth | null {
  if (truth.is_product) return null;
  const name = ['h3', 'h2', 'h4', 'a']
    .flatMap((tag) => textsOf(document, tag))
    .find((text) => text.length > SHORTEST);
  if (name === undefined) return null;
  const offers = { '@type': 'Offer', price: '24.90', priceCurrency: 'EUR' };
  addData(document, { '@type': 'Product', name, sku: 'A1', offers });
  return truth;
}

const rangeFrom = (lowPrice: number) => ({
  '@type': 'AggregateOffer',
  lowPrice,
  highPrice: lowPrice * 4,
  priceCurrency: 'EUR',
  offerCount: 40,
});

function describeList(document: Document, truth: PageTruth): PageTruth | null {
  if (truth.is_product) return null;
  const [name] = [...textsOf(document, 'h1'), ...textsOf(document, 'title')];
  if (!name) return null;
  addData(document, { '@type': 'Product', name, offers: rangeFrom(12) });
  return truth;
}

const isJsonLd = ({ attribs }: Element) => /ld\+json/i.test(attribs.type ?? '');

/** A product in several sizes, in data that says no more than a list's. */
function describeSizes(document: Document, truth: PageTruth): PageTruth | null {
  const { is_product: isProduct, name, price } = truth;
  if (!isProduct || name === null || price === null) return null;
  getElementsByTagName('script', document).filter(isJsonLd).forEach(removeElement);
  addData(document, { '@type': 'Product', name, offers: rangeFrom(price) });
  return truth;
}

export const LIST_MUTATIONS: readonly Mutation[] = [
  { name: 'address says nothing', apply: hideAddress },
  { name: 'data of a hit', apply: describeHit },
  { name: 'data of a list', apply: describeList },
  { name: 'data of sizes', apply: describeSizes },
];
