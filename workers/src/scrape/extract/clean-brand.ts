import { around, nothingBut, oneOf } from '../vocabulary/vocabulary.ts';

const MAX_BRAND = 60;
const LETTER = /\p{L}/u;
const LABEL = new RegExp(
  `^[^:：]{0,40}?(?:${oneOf('brandLabel')})\\s{0,3}[:：]\\s{0,3}|^by\\s+`,
  'iu',
);
const PERSON = new RegExp(`\\((?:${oneOf('brandPerson')})[^)]{0,30}\\)`, 'iu');
/** "4.5", "4,5 von 5", "12 reviews". */
const RATING = new RegExp(
  `^\\d[.,]\\d(?!\\d)|\\d\\s?(?:/|\\p{L}{1,3}(?: \\p{L}{2})?)\\s?5(?!\\d)|${oneOf('brandRating')}`,
  'iu',
);
const STORES = around('brandStore');
const NO_BRAND = nothingBut('brandNone');
const ADDRESS = /^(?:https?:|www\.)/i;
const PLACEHOLDER = /^[$%{<[]/;

export function cleanBrand(written: string): string | null {
  const bare = written.trim().replace(LABEL, '');
  const linked = STORES.map((pattern) => pattern.exec(bare)?.[1]).find((name) => name);
  const brand = (linked ?? bare).trim();
  const isName =
    LETTER.test(brand) &&
    !PERSON.test(written) &&
    !RATING.test(brand) &&
    brand.length <= MAX_BRAND &&
    !NO_BRAND.test(brand) &&
    !PLACEHOLDER.test(brand) &&
    !ADDRESS.test(brand);
  return isName ? brand : null;
}
