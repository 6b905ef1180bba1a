import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { labelOf } from '../../page/label.ts';
import { isInline, INVISIBLE_TAGS, collapseSpaces } from '../../page/text.ts';

export const STRUCK_TAGS: ReadonlySet<string> = new Set(['del', 's', 'strike']);

const SAYS_CENTS = /\b(cents?|decimals?|fraction\w*|kopecks?|kopeks|minor|centimes|centavos)\b/;
const CENTS = /^\s*\d{2}\s*$/;

interface Collected {
  text: string;
  readonly limit: number;
}

function isCents(element: Element): boolean {
  const [only] = element.children;
  // The text first, as it is cheaper than the label.
  const isPair =
    element.children.length === 1 && only !== undefined && isText(only) && CENTS.test(only.data);
  return isPair && (element.name === 'sup' || SAYS_CENTS.test(labelOf(element)));
}

/** 12<sup>99</sup> means 12.99, and 1.019<sup>82</sup> means 1.019,82. */
function withDecimalSign(text: string): string {
  const whole = text.trimEnd().replace(/\s{1,40}(?=[.,]$)/, '');
  if (/[.,]$/.test(whole)) return whole;
  return `${whole}${/\d\.\d{3}$/.test(whole) ? ',' : '.'}`;
}

function collect(nodes: readonly AnyNode[], into: Collected): boolean {
  for (const node of nodes) {
    // Pages with a line for each element hold more space than text.
    if (isText(node)) {
      // "9,90 TL" and "8,90 TL" in two elements are two prices, and "24 %" behind one is no part of it.
      if (/^\d/.test(node.data) && (/\p{L}$/u.test(into.text) || /^\d{1,2}\s?%/.test(node.data)))
        into.text += ' ';
      into.text += node.data.replace(/\s+/g, ' ');
    } else if (isTag(node) && !INVISIBLE_TAGS.has(node.name) && !STRUCK_TAGS.has(node.name)) {
      if (isCents(node) && /\d\s{0,40}[.,]?\s{0,40}$/.test(into.text))
        into.text = withDecimalSign(into.text);
      else if (!isInline(node.name)) into.text += ' ';
      if (!collect(node.children, into)) return false;
      if (!isInline(node.name)) into.text += ' ';
    }
    if (into.text.length > into.limit) return false;
  }
  return true;
}

/** The text of an element without struck-through parts; null when it is longer than `limit`. */
export function priceText(element: Element, limit: number): string | null {
  const into: Collected = { text: '', limit: limit * 4 };
  if (!collect(element.children, into)) return null;
  const text = collapseSpaces(into.text);
  return text.length <= limit ? text : null;
}
