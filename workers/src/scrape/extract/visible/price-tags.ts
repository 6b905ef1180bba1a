import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import type { Page } from '../../page/page.ts';
import { visibleText } from '../../page/text.ts';
import { parsePrice, type Price } from '../../price/parse-price.ts';
import {
  ELSEWHERE_TAGS,
  labelOf,
  SAYS_CURRENT,
  SAYS_ELSEWHERE,
  SAYS_OLD,
  SAYS_OTHER,
  SAYS_PRICE,
  STRUCK_TAGS,
} from './hints.ts';

/** A price as it stands on the page, with what its surroundings say about it. */
export interface PriceTag extends Price {
  readonly struck: boolean;
  readonly elsewhere: boolean;
  readonly current: boolean;
  /** The element calls itself a price. */
  readonly labelled: boolean;
  /** How many elements after the main heading it stands; negative before it. */
  readonly distance: number;
}

interface Surroundings {
  readonly struck: boolean;
  readonly elsewhere: boolean;
  readonly other: boolean;
  readonly current: boolean;
}

const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'select',
  'head',
  'title',
]);
const MAX_TAGS = 400;
const MAX_PRICE_TEXT = 60;
const LONE_PRICE =
  /^(?:(?:price|now|only|from|mrp|m\.r\.p\.|special price|deal|our price)\s{0,3}:?\s{0,3})?\p{Sc}|^(?:rs|inr)\b|\p{Sc}$/iu;

/** A text that is a price and nothing else. */
function readTag(element: Element, hostname: string): Price | null {
  const text = visibleText(element.children, ['del', 's', 'strike']);
  if (text === '' || text.length > MAX_PRICE_TEXT || !/\d/.test(text)) return null;
  return parsePrice(text, hostname);
}

export function findPriceTags({ $, url, headings }: Page, name: string | null): PriceTag[] {
  const found: { tag: PriceTag; index: number }[] = [];
  let index = 0;
  let headingIndex = -1;
  const wanted = name ?? headings[0] ?? '';

  const visit = (nodes: readonly AnyNode[], around: Surroundings): void => {
    for (const node of nodes) {
      if (!isTag(node) || SILENT.has(node.name) || found.length >= MAX_TAGS) continue;
      index += 1;
      if (node.name === 'h1' && (headingIndex < 0 || visibleText(node.children) === wanted))
        headingIndex = index;
      const label = labelOf(node);
      const labelled = SAYS_PRICE.test(label) || node.attribs.itemprop === 'price';
      const within: Surroundings = {
        struck: around.struck || STRUCK_TAGS.has(node.name) || (labelled && SAYS_OLD.test(label)),
        elsewhere: around.elsewhere || ELSEWHERE_TAGS.has(node.name) || SAYS_ELSEWHERE.test(label),
        other: around.other || (labelled && SAYS_OTHER.test(label)),
        current: around.current || (labelled && SAYS_CURRENT.test(label)),
      };
      if (!within.other && (labelled || isLonePrice(node))) {
        const price = readTag(node, url.hostname);
        if (price && price.amount > 0) {
          const { struck, elsewhere, current } = within;
          const tag = { ...price, struck, elsewhere, current, labelled, distance: 0 };
          found.push({ tag, index });
          // Its inner pieces are the same price again, except for an old one beside the new.
          if (price.currency !== null && !hasStruckChild(node)) continue;
        }
      }
      visit(node.children, within);
    }
  };

  visit($.root().contents().get(), {
    struck: false,
    elsewhere: false,
    other: false,
    current: false,
  });
  return found.map(({ tag, index: at }) => ({
    ...tag,
    distance: headingIndex < 0 ? at : at - headingIndex,
  }));
}

function isLonePrice(element: Element): boolean {
  const [only] = element.children;
  return (
    element.children.length === 1 &&
    only !== undefined &&
    isText(only) &&
    only.data.length <= MAX_PRICE_TEXT &&
    LONE_PRICE.test(only.data.trim())
  );
}

function hasStruckChild(element: Element): boolean {
  return element.children.some(
    (child) =>
      isTag(child) &&
      (STRUCK_TAGS.has(child.name) || SAYS_OLD.test(labelOf(child)) || hasStruckChild(child)),
  );
}
