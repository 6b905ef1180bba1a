import type { Element } from 'domhandler';

const MAX_LABEL = 300;
const IS_PLAIN = /^[a-z ]*$/;
const IS_ASCII = /^[\0-\x7f]*$/;
// Unicode classes are several times slower.
const APART = /[^a-zA-Z\d]+|(?<=[a-z\d])(?=[A-Z])/g;
const APART_IN_LOWER_CASE = /[^a-z\d]+/g;
const HAS_UPPER_CASE = /[A-Z]/;
const APART_ANYWHERE = /[^\p{L}\p{N}]+|(?<=[a-z\d])(?=[A-Z])/gu;

/** `oldPrice price--sale` as the words "old price price sale", so that "bold" is not "old". */
export function wordsOf(label: string): string {
  const cut = label.slice(0, MAX_LABEL);
  if (IS_PLAIN.test(cut)) return cut;
  if (!HAS_UPPER_CASE.test(cut) && IS_ASCII.test(cut))
    return cut.replace(APART_IN_LOWER_CASE, ' ').trim();
  const apart = IS_ASCII.test(cut) ? APART : APART_ANYWHERE;
  return cut.replace(apart, ' ').toLowerCase().trim();
}

export function writtenLabelOf({ attribs }: Element): string {
  let label = attribs.class ?? '';
  const add = (part: string | undefined) => {
    if (part) label = label === '' ? part : `${label} ${part}`;
  };
  add(attribs.id);
  add(attribs['data-testid']);
  add(attribs['data-test']);
  add(attribs['data-qa']);
  add(attribs.itemprop);
  return label;
}

export const labelOf = (element: Element): string => wordsOf(writtenLabelOf(element));
