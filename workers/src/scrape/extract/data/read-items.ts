import { isTag, type AnyNode, type Element } from 'domhandler';
import type { EvidenceSource } from '@gift-registry/workers-contract';
import type { Page } from '../../page/page.ts';
import { visibleText } from '../../page/text.ts';
import type { ProductFacts } from '../product-facts.ts';
import { lastPart, type Node } from './node.ts';
import { readProduct } from './read-product.ts';

interface Vocabulary {
  readonly source: EvidenceSource;
  readonly type: (element: Element) => string | undefined;
  readonly property: (element: Element) => string | undefined;
}

const MICRODATA: Vocabulary = {
  source: 'microdata',
  type: ({ attribs }) => ('itemscope' in attribs ? (attribs.itemtype ?? '') : undefined),
  property: ({ attribs }) => attribs.itemprop,
};

const RDFA: Vocabulary = {
  source: 'rdfa',
  type: ({ attribs }) => attribs.typeof,
  property: ({ attribs }) => attribs.property,
};

const STRUCK: ReadonlySet<string> = new Set(['del', 's', 'strike']);

function valueOf(element: Element): string {
  const { attribs, name } = element;
  const attribute =
    attribs.content ??
    (name === 'meta' || name === 'data' || name === 'meter' ? attribs.value : undefined) ??
    (name === 'img' || name === 'source' ? (attribs.src ?? attribs['data-src']) : undefined) ??
    (name === 'a' || name === 'link' ? attribs.href : undefined);
  // The element of the price often contains the old price, struck through.
  return (attribute ?? visibleText(element.children, { limit: 5_000, skip: STRUCK })).trim();
}

const MAX_DEPTH = 6;
const MAX_VALUES = 1_000;

/** An item of the page in the form of JSON-LD, with the names of its properties in small letters. */
function readItem(root: Element, vocabulary: Vocabulary, { index }: Page): Node {
  let left = MAX_VALUES;
  const read = (item: Element, depth: number): Node => {
    const properties = new Map<string, unknown[]>();
    const visit = (children: readonly AnyNode[]) => {
      for (const child of children) {
        if (!isTag(child) || left <= 0) continue;
        const names = vocabulary.property(child)?.trim() ?? '';
        const isItem = vocabulary.type(child) !== undefined;
        if (names !== '' && (!isItem || depth < MAX_DEPTH)) {
          left -= 1;
          const value = isItem ? read(child, depth + 1) : valueOf(child);
          if (value !== '')
            for (const name of names.split(/\s+/).map(lastPart))
              properties.set(name, [...(properties.get(name) ?? []), value]);
        }
        if (!isItem) visit(child.children);
      }
    };
    visit(item.children);
    for (const id of (item.attribs.itemref ?? '').split(/\s+/).slice(0, 20)) {
      const element = index.byId.get(id);
      if (element && !isWithin(item, element)) visit([element]);
    }
    return { '@type': vocabulary.type(item) ?? '', ...Object.fromEntries(properties) };
  };
  return read(root, 0);
}

/** An `itemref` to an element around the item would recurse forever. */
function isWithin(inner: Element, outer: Element): boolean {
  for (let around: Element['parent'] = inner; around; around = around.parent)
    if (around === outer) return true;
  return false;
}

const PRODUCT = /(^|[/#:\s])(product|productgroup|individualproduct|productmodel)\s*$/i;
const ASIDE = /relat|similar|accessor|consumable|recommend|variantof|listelement|reviewed/i;
const MAX_ITEMS = 30;

function readProducts(
  roots: readonly Element[],
  vocabulary: Vocabulary,
  page: Page,
): ProductFacts[] {
  const { source, type, property } = vocabulary;
  const { url: base, address } = page;
  const context = { source, base, address, hostname: base.hostname, byId: new Map() };
  return roots
    .filter((root) => PRODUCT.test(type(root) ?? '') && !ASIDE.test(property(root) ?? ''))
    .slice(0, MAX_ITEMS)
    .map((root) => readProduct(readItem(root, vocabulary, page), context))
    .filter(({ name, offers }) => name !== null || offers.length > 0);
}

export const itemTypes = ({ index: { itemScopes } }: Page): string[] =>
  itemScopes.map((element) => lastPart(MICRODATA.type(element) ?? ''));

export const readMicrodata = (page: Page): ProductFacts[] =>
  readProducts(page.index.itemScopes, MICRODATA, page);

export const readRdfa = (page: Page): ProductFacts[] =>
  readProducts(page.index.rdfaElements, RDFA, page);
