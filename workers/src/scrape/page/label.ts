import type { Element } from 'domhandler';

const MAX_LABEL = 300;
const words = new Map<string, string>();
const MAX_KNOWN = 5_000;

/** `oldPrice price--sale` as the words "old price price sale", so that "bold" is not "old". */
function toWords(label: string): string {
  const known = words.get(label);
  if (known !== undefined) return known;
  const split = label
    .slice(0, MAX_LABEL)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();
  if (words.size >= MAX_KNOWN) words.clear();
  words.set(label, split);
  return split;
}

/** What the authors of a page call an element. */
export function labelOf({ attribs }: Element): string {
  let label = attribs.class ?? '';
  const add = (part: string | undefined) => {
    if (part) label = label === '' ? part : `${label} ${part}`;
  };
  add(attribs.id);
  add(attribs['data-testid']);
  add(attribs['data-test']);
  add(attribs['data-qa']);
  add(attribs.itemprop);
  return label === '' ? '' : toWords(label);
}
