import { isTag, type AnyNode, type Element } from 'domhandler';
import { visibleText } from '../../text/text.ts';

export interface Vocabulary {
  readonly type: (element: Element) => string | undefined;
  readonly property: (element: Element) => string | undefined;
}

export const MICRODATA: Vocabulary = {
  type: ({ attribs }) => ('itemscope' in attribs ? (attribs.itemtype ?? '') : undefined),
  property: ({ attribs }) => attribs.itemprop,
};

export const RDFA: Vocabulary = {
  type: ({ attribs }) => attribs.typeof,
  property: ({ attribs }) => attribs.property,
};

export interface Item {
  readonly type: string;
  readonly properties: ReadonlyMap<string, readonly (string | Item)[]>;
}

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

const STRUCK: ReadonlySet<string> = new Set(['del', 's', 'strike']);

export const lastPart = (iri: string) => iri.replace(/^.*[/#:]/, '').toLowerCase();

type Lookup = ReadonlyMap<string, Element>;

const MAX_DEPTH = 6;
const MAX_VALUES = 1_000;

export function readItem(root: Element, vocabulary: Vocabulary, byId: Lookup, depth = 0): Item {
  const properties = new Map<string, (string | Item)[]>();
  let left = MAX_VALUES;
  const visit = (nodes: readonly AnyNode[]) => {
    for (const node of nodes) {
      if (!isTag(node) || left <= 0) continue;
      const written = vocabulary.property(node);
      const type = vocabulary.type(node);
      if (written && written.trim() !== '' && (type === undefined || depth < MAX_DEPTH)) {
        left -= 1;
        const value =
          type === undefined ? valueOf(node) : readItem(node, vocabulary, byId, depth + 1);
        for (const name of written.trim().split(/\s+/).map(lastPart)) {
          const values = properties.get(name);
          if (values) values.push(value);
          else properties.set(name, [value]);
        }
      }
      if (type === undefined) visit(node.children);
    }
  };
  visit(root.children);
  for (const id of (root.attribs.itemref ?? '').split(/\s+/).slice(0, 20)) {
    const element = byId.get(id);
    if (element && !isWithin(root, element)) visit([element]);
  }
  return { type: lastPart(vocabulary.type(root) ?? ''), properties };
}

/** An `itemref` to an element around the item would recurse forever. */
function isWithin(inner: Element, outer: Element): boolean {
  for (let around: Element['parent'] = inner; around; around = around.parent)
    if (around === outer) return true;
  return false;
}
