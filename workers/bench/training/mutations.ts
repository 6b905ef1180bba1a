import { createHash } from 'node:crypto';
import {
  isTag,
  isText,
  Text,
  Element,
  type AnyNode,
  type Document,
  type ParentNode,
} from 'domhandler';
import { appendChild, removeElement, prepend } from 'domutils';
import type { PageTruth } from '../../src/scrape/corpus/truth.ts';
import { parseDocument } from '../../src/scrape/page/limited-dom.ts';

export interface Mutation {
  readonly name: string;
  readonly apply: (document: Document, truth: PageTruth) => PageTruth | null;
}

function walk(node: ParentNode, visit: (node: AnyNode) => void): void {
  for (const child of [...node.children]) {
    visit(child);
    if (isTag(child)) walk(child, visit);
  }
}

const elementsOf = (document: Document, holds: (element: Element) => boolean) => {
  const found: Element[] = [];
  walk(document, (node) => {
    if (isTag(node) && holds(node)) found.push(node);
  });
  return found;
};

const isJsonLd = ({ name, attribs }: Element) =>
  name === 'script' && /ld\+json/i.test(attribs.type ?? '');
const isState = ({ name, attribs }: Element) =>
  name === 'script' && attribs.src === undefined && !/ld\+json/i.test(attribs.type ?? '');
const isPreview = ({ name, attribs }: Element) =>
  name === 'meta' && /^(og|product|twitter):/i.test(attribs.property ?? attribs.name ?? '');

const without =
  (holds: (element: Element) => boolean): Mutation['apply'] =>
  (document, truth) => {
    const found = elementsOf(document, holds);
    found.forEach(removeElement);
    return found.length === 0 ? null : truth;
  };

const MICRODATA: ReadonlySet<string> = new Set([
  'itemprop',
  'itemscope',
  'itemtype',
  'itemref',
  'typeof',
  'property',
]);

function dropMicrodata(document: Document, truth: PageTruth): PageTruth | null {
  const found = elementsOf(
    document,
    ({ name, attribs }) => name !== 'meta' && 'itemprop' in attribs,
  );
  for (const element of elementsOf(document, ({ name }) => name !== 'meta'))
    element.attribs = Object.fromEntries(
      Object.entries(element.attribs).filter(([name]) => !MICRODATA.has(name)),
    );
  return found.length === 0 ? null : truth;
}

const renamed = (word: string) => `c${createHash('sha256').update(word).digest('hex').slice(0, 6)}`;

function renameClasses(document: Document, truth: PageTruth): PageTruth | null {
  for (const { attribs } of elementsOf(document, () => true)) {
    if (attribs.class !== undefined)
      attribs.class = attribs.class.split(/\s+/).map(renamed).join(' ');
    for (const name of ['id', 'data-testid', 'data-test', 'data-qa'])
      if (attribs[name] !== undefined) attribs[name] = renamed(attribs[name]);
  }
  return /amazon/.test(truth.url) ? null : truth;
}

const TRANSLATIONS: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\s*add to (cart|bag|basket|trolley)\s*$/i, 'In den Warenkorb'],
  [/^\s*buy (it )?now\s*$/i, 'Acheter'],
  [/^\s*in stock\.?\s*$/i, 'Disponibile'],
  [/^\s*(sold out|out of stock)\.?\s*$/i, 'Esgotado'],
  [/^\s*regular price:?\s*$/i, 'Běžná cena'],
  [/^\s*(sale|our) price:?\s*$/i, 'Aktionspreis'],
  [/^\s*was:?\s*$/i, 'statt'],
];

function translateLabels(document: Document, truth: PageTruth): PageTruth | null {
  let changed = 0;
  walk(document, (node) => {
    if (!isText(node) || node.data.length > 40) return;
    const { data } = node;
    const to = TRANSLATIONS.find(([from]) => from.test(data))?.[1];
    if (to === undefined) return;
    node.data = to;
    changed += 1;
  });
  return changed === 0 ? null : truth;
}

const STALE = 1.37;
const AMOUNT = /(?<![\w.,-])\d{1,9}(?:\.\d{1,2})?(?![\w.,-])/g;

/** Raises the price in the data only: what people see stays. */
function staleData(document: Document, truth: PageTruth): PageTruth | null {
  const { price } = truth;
  if (price === null) return null;
  let shown = false;
  let changed = false;
  const raise = (text: string) =>
    text.replace(AMOUNT, (written) => {
      if (Number(written) !== price) return written;
      changed = true;
      return (price * STALE).toFixed(2);
    });
  const digits = String(Math.floor(price));
  walk(document, (node) => {
    if (isText(node)) {
      const { parent } = node;
      if (parent && isTag(parent) && isJsonLd(parent)) node.data = raise(node.data);
      else if (parent && isTag(parent) && parent.name !== 'script' && parent.name !== 'title')
        shown ||= node.data.length < 60 && node.data.replace(/[.,\s]/g, '').includes(digits);
    } else if (isTag(node) && node.attribs.content !== undefined)
      node.attribs.content = raise(node.attribs.content);
  });
  return shown && changed ? truth : null;
}

const SHELF = ['Vase', 'Rug', 'Mug', 'Jug', 'Bowl', 'Tray', 'Stool', 'Clock'];

function recommend(document: Document, truth: PageTruth): PageTruth | null {
  const [body] = elementsOf(document, ({ name }) => name === 'body');
  if (!body || !truth.is_product) return null;
  const cards = SHELF.map(
    (name, index) =>
      `<li class="x"><a href="/p/${name}">${name} ${index}</a><span class="price">${truth.currency ?? 'EUR'} ${
        19 + index * 7
      }.95</span><button>Add to cart</button></li>`,
  ).join('');
  for (const node of parseDocument(`<section class="y"><h3>For you</h3><ul>${cards}</ul></section>`)
    .children)
    appendChild(body, node);
  return truth;
}

const ofProduct = ({ attribs }: Element) => 'itemprop' in attribs;

/** Keeps recommendations and removes the product with its data: a page that sells nothing. */
function removeMain(document: Document, truth: PageTruth): PageTruth | null {
  const shown = recommend(document, truth);
  if (!shown) return null;
  const [heading] = elementsOf(document, ({ name }) => name === 'h1');
  const around = heading?.parent?.parent?.parent;
  if (!around || !isTag(around) || around.name === 'body' || around.name === 'html') return null;
  removeElement(around);
  elementsOf(
    document,
    (element) => isJsonLd(element) || isPreview(element) || isState(element),
  ).forEach(removeElement);
  for (const { attribs } of elementsOf(document, ofProduct)) delete attribs.itemprop;
  for (const { attribs } of elementsOf(document, ({ attribs }) => 'itemscope' in attribs))
    delete attribs.itemscope;
  return { ...shown, is_product: false, name: null, price: null, currency: null, image: null };
}

function hideBadge(document: Document, truth: PageTruth): PageTruth | null {
  const [heading] = elementsOf(document, ({ name }) => name === 'h1');
  if (!heading) return null;
  for (const node of parseDocument('<span class="tag" hidden>Sold out</span>').children)
    prepend(heading, node);
  return truth;
}

const isStruck = ({ name }: Element) => name === 'del' || name === 's' || name === 'strike';

function swapOrder(document: Document, truth: PageTruth): PageTruth | null {
  const parents = new Set(elementsOf(document, isStruck).flatMap(({ parent }) => parent ?? []));
  for (const parent of parents) {
    const children = [...parent.children].reverse();
    for (const child of children) {
      removeElement(child);
      appendChild(parent, child);
    }
  }
  return parents.size === 0 ? null : truth;
}

const PRICE_TEXT = /^\s*(?:\p{Sc}\s?\d[\d.,\s]{0,12}|\d[\d.,\s]{0,12}\p{Sc})\s*$/u;

function duplicateForReaders(document: Document, truth: PageTruth): PageTruth | null {
  const found: Element[] = elementsOf(document, ({ name, children }) => {
    const [only] = children;
    return (
      name !== 'script' &&
      children.length === 1 &&
      only !== undefined &&
      isText(only) &&
      PRICE_TEXT.test(only.data)
    );
  });
  for (const { children } of found) {
    const [only] = children;
    if (!only || !isText(only)) continue;
    const copy = new Element('span', { class: 'visually-hidden' }, [new Text(only.data)]);
    appendChild(only.parent ?? document, copy);
  }
  return found.length === 0 ? null : truth;
}

export const MUTATIONS: readonly Mutation[] = [
  { name: 'no JSON-LD', apply: without(isJsonLd) },
  { name: 'no microdata', apply: dropMicrodata },
  { name: 'no meta', apply: without(isPreview) },
  { name: 'no state', apply: without(isState) },
  { name: 'other classes', apply: renameClasses },
  { name: 'other language', apply: translateLabels },
  { name: 'stale data', apply: staleData },
  { name: 'recommendations', apply: recommend },
  { name: 'no product left', apply: removeMain },
  { name: 'hidden badge', apply: hideBadge },
  { name: 'old price behind', apply: swapOrder },
  { name: 'twice for readers', apply: duplicateForReaders },
];
