import { isTag, isText, type Element } from 'domhandler';
import type { Page } from '../../page/page.ts';
import { oneOf } from '../../vocabulary/vocabulary.ts';
import { INVISIBLE_TAGS, visibleText } from '../../page/text.ts';

const WORD = oneOf('brandLabel');
const LABEL = new RegExp(`^(?:${WORD})(?: name)?\\s?[:：]?$`, 'iu');
const LABELLED = new RegExp(`^(?:${WORD})\\s?[:：]\\s?(\\S.{0,50})$`, 'iu');
const BEGINS = new RegExp(`^\\s*(?:${WORD})`, 'iu');
const TAGS = ['th', 'td', 'dt', 'li', 'span', 'p', 'div', 'strong', 'b'] as const;
const MAX_ELEMENTS = 3_000;
const MAX_TEXT = 60;

const textOf = (element: Element) => visibleText(element.children, { limit: MAX_TEXT * 2 });

/** The first words of an element, found without joining all of them. */
function beginning({ children }: Element): string {
  for (const child of children) {
    const text =
      isTag(child) && !INVISIBLE_TAGS.has(child.name)
        ? beginning(child)
        : isText(child)
          ? child.data
          : '';
    if (text.trim() !== '') return text;
  }
  return '';
}

function nextElement(element: Element): Element | null {
  let next = element.next;
  while (next && !isTag(next)) next = next.next;
  return next;
}

/** Reads "Brand: Dhatu" and rows of tables that begin with "Brand". */
export function readBrand({ index }: Page): string | null {
  let left = MAX_ELEMENTS;
  for (const tag of TAGS)
    for (const { element, secondarySection } of index.byTag.get(tag) ?? []) {
      if (secondarySection !== null || element.children.length > 4) continue;
      left -= 1;
      if (left < 0) return null;
      if (!BEGINS.test(beginning(element))) continue;
      const text = textOf(element);
      if (text.length > MAX_TEXT) continue;
      const inline = LABELLED.exec(text)?.[1];
      if (inline) return inline;
      if (!LABEL.test(text)) continue;
      const beside = nextElement(element);
      const value = beside && textOf(beside);
      if (value && value.length <= MAX_TEXT) return value;
    }
  return null;
}
