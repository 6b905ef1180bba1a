import { isTag, type AnyNode, type Element } from 'domhandler';
import { visibleText } from '../../page/text.ts';

/** Microdata and RDFa say the same with other attributes. */
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
  // An old price often stands struck through inside the element of the new one.
  return (attribute ?? visibleText(element.children, ['del', 's', 'strike'])).trim();
}

const lastPart = (iri: string) => iri.replace(/^.*[/#:]/, '').toLowerCase();

export function readItem(root: Element, vocabulary: Vocabulary): Item {
  const properties = new Map<string, (string | Item)[]>();
  const visit = (nodes: readonly AnyNode[]) => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      const names = (vocabulary.property(node) ?? '').split(/\s+/).filter((name) => name !== '');
      const type = vocabulary.type(node);
      if (names.length > 0) {
        const value = type === undefined ? valueOf(node) : readItem(node, vocabulary);
        for (const name of names.map(lastPart))
          properties.set(name, [...(properties.get(name) ?? []), value]);
      }
      // A nested item without a property is another thing, such as a related product.
      if (type === undefined) visit(node.children);
    }
  };
  visit(root.children);
  return { type: lastPart(vocabulary.type(root) ?? ''), properties };
}
