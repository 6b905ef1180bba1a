import { isTag, isText, type Element } from 'domhandler';
import type { Page } from '../../page/page.ts';
import { ownText, type Spot, memoize } from '../../page/page-index.ts';
import { findPrices, looksLikeMoney, type Price } from '../../price/parse-price.ts';
import { type PriceTag, relatePrices } from './relate-prices.ts';
import { priceText, STRUCK_TAGS } from './price-text.ts';
import { priceWordsOf, saysPrice, type PriceWords } from './price-words.ts';
import { oneOf, saying } from '../../vocabulary/vocabulary.ts';
import { struckByStyle } from './struck-by-style.ts';

interface PageLocale {
  readonly hostname: string;
  readonly decimalSign: '.' | null;
  readonly language: string;
}

const ENGLISH = /^en[-_](?:GB|US|IE|AU|NZ|CA|IN|SG|PH|MY|ZA|HK)\b/i;

/** Where English is spoken and written so, the point is a decimal sign, however many digits follow. */
function localeOf({ index, meta, url }: Page): PageLocale {
  const languages = [index.html?.attribs.lang, ...(meta.get('og:locale') ?? [])];
  const isEnglish = languages.some((language) => ENGLISH.test(language ?? ''));
  const language = languages[0]?.slice(0, 2).toLowerCase() ?? '';
  return { hostname: url.hostname, decimalSign: isEnglish ? '.' : null, language };
}

type WordsOf = (label: string) => PriceWords;
type Surroundings = Pick<PriceTag, 'struck' | 'perhapsOld' | 'current' | 'labelled' | 'other'>;

const NEUTRAL: Surroundings = {
  struck: false,
  perhapsOld: false,
  current: false,
  labelled: false,
  other: false,
};

const MAX_TAGS = 300;
const MAX_PRICE_TEXT = 70;
const CLIMB = 4;

const STRUCK_STYLE = /line-through/i;
const SAYS_OLD = saying('priceOld');
// The price itself where nothing is reduced: themes write "Regular price", hidden, before every price.
const SAYS_PERHAPS_OLD = saying('pricePerhapsOld');
/** In "20 % off" the word is about the percentage. */
const SAYS_OTHER = new RegExp(`(?<!%\\s?)(?:${oneOf('amountOther')})`, 'iu');
const OTHER_BESIDE = saying('priceOther');
const INCLUDES = saying('priceIncludes');
const SAYS_LEAST = saying('amountLeast');
/** Amounts that are added to the price, or converted from it: "+ GBP 9,99", "circa EUR 14,43". */
const ADDS = new RegExp(`^(?:[+≈~]|(?:${oneOf('priceApproximate')})\\s)`, 'iu');

const LETTERS = /[\p{L}\p{M}]/gu;
const MANY_LETTERS = 16;
const isSentence = (text: string) =>
  (text.match(LETTERS)?.length ?? 0) > MANY_LETTERS && !includesMore(text);

const SAYS_NOTHING = { old: false, perhapsOld: false, other: false };
/** More than a sign and a number: "statt", "M.R.P.", "省", "/ 100 g". */
const WORD = /[^\p{Sc}\d\s.,]{2}|\p{L}\.\p{L}|\p{L}\d\p{L}|\p{Lo}|\//u;

/** The least of several offers: "16 new from $12.49". */
const OF_SEVERAL = new RegExp(
  `\\d\\s\\p{L}{2,15}\\s(?:\\p{L}{2,15}\\s)?(?:${oneOf('priceFrom')})\\s`,
  'iu',
);

/** In "Free shipping over ₹999" the words before the amount say what is free. */
const includesMore = (text: string) => INCLUDES.test(text.replace(BEFORE_AMOUNT, ''));
const BEFORE_AMOUNT = /^(?:.*?(?=\p{Sc})|\D+)/u;

/** One of several payments: "10 x R$ 18,90", "₹2,916 x 12". */
const IS_PART = /\d\s?(?:\p{L}{2,6}\s)?[x×]\s?\D{0,4}\d|\d\s?[x×]\s?\d{1,2}(?!\d)/iu;

const MAX_BEFORE = 25;
const wordsBefore = (text: string, beside: string) =>
  beside.slice(0, Math.max(0, beside.indexOf(text))).slice(-MAX_BEFORE);

/** The words of a price and of what stands around it. Most prices are a sign and a number. */
function says(text: string, beside: string): typeof SAYS_NOTHING {
  if (!ADDS.test(text) && !WORD.test(beside)) return SAYS_NOTHING;
  return {
    old: SAYS_OLD.test(beside),
    perhapsOld: SAYS_PERHAPS_OLD.test(beside),
    other:
      ADDS.test(text) ||
      OF_SEVERAL.test(text) ||
      SAYS_LEAST.test(text) ||
      IS_PART.test(text) ||
      (SAYS_OTHER.test(`${wordsBefore(text, beside)} ${text}`) && !includesMore(text)) ||
      (OTHER_BESIDE.test(beside) && !includesMore(beside)),
  };
}

function surroundingsOf(spot: Spot, wordsOf: WordsOf, styled: ReadonlySet<unknown>): Surroundings {
  let found = NEUTRAL;
  let around: Spot | null = spot;
  for (let height = 0; around && height < CLIMB; height += 1, around = around.parent) {
    const { element, label } = around;
    const words = wordsOf(label);
    // Further out, only labels about the price count: one shop calls its whole page "shipping-taxable".
    const counts = height < 2 || words.price;
    const isStruck =
      STRUCK_TAGS.has(element.name) ||
      STRUCK_STYLE.test(element.attribs.style ?? '') ||
      styled.has(element);
    const saysOld = words.old && !found.current && (height === 0 || !words.current);
    found = {
      struck: found.struck || isStruck || (counts && saysOld),
      perhapsOld: found.perhapsOld || (words.perhapsOld && !found.current),
      current: found.current || (words.current && !found.struck && !found.perhapsOld),
      labelled: found.labelled || (words.price && height < 3),
      other: found.other || (counts && words.other),
    };
  }
  return found;
}

/** In "<b>3.982</b><i>,89 €</i>" the second element begins inside the number. */
function wholeNumber(spot: Spot): Spot {
  const { element, parent } = spot;
  const [first] = element.children;
  const before = element.prev && isTag(element.prev) ? element.prev.children.at(-1) : element.prev;
  return parent &&
    first &&
    isText(first) &&
    /^\s*[.,]\s?\d/.test(first.data) &&
    before &&
    isText(before) &&
    /\d\s*$/.test(before.data)
    ? parent
    : spot;
}

const MAX_BESIDE = 90;

/** In "₹1,499 (₹749.50/100 g)" the brackets hold another amount. */
const withoutBrackets = (text: string) =>
  text.includes('(') ? text.replace(/(?<=\d.{0,30})\([^()]{0,40}\d[^()]{0,20}\)/g, ' ') : text;

/** "(Excl. GST)" behind a price is about it, whatever amount follows. */
const bracketBehind = (text: string, own: string) =>
  /^\s*\([^()\d]{1,30}\)/.exec(text.slice(text.indexOf(own) + own.length))?.[0] ?? '';

/** The text around a price, as far as it holds no other amount: "1,499 ₹ excl. GST". */
function textBeside(spot: Spot, own: string): string {
  let text = own;
  for (let around = spot.parent, height = 0; around && height < CLIMB; height += 1) {
    const isAlone = around.element.children.length === 1;
    const wider = isAlone ? text : priceText(around.element, MAX_BESIDE);
    if (wider === null) return text;
    const plain = withoutBrackets(wider);
    if (looksLikeMoney(plain.replace(own, ' '))) return text + bracketBehind(plain, own);
    text = plain;
    around = around.parent;
  }
  return text;
}

function hasMoneyText({ children }: Element): boolean {
  return children.some(
    (child) => isText(child) && child.data.length <= 200 && looksLikeMoney(child.data),
  );
}

const RANGE = /\d\D{0,6}\s?[-–—~〜]\s?\D{0,6}\d/;

/** "Was £45 Now £29": each amount with the words before it, or behind it where the text begins with an amount. */
const partsOf = (text: string) =>
  text
    .split(/^[^\p{L}\d]*\d/u.test(text) ? BEFORE_NEXT : BEHIND_EACH)
    .filter((part) => part !== '');
const BEFORE_NEXT = /(?<=\p{L}\S*\s)(?=[^\p{L}\d\s]*\d)/u;
const BEHIND_EACH = /(?<=\d\S*\s)(?=\p{L})/u;

interface ReadPrice extends Price {
  readonly text: string;
}

/** The price of an element; of a range, its two ends. */
function readPrices(
  spot: Spot,
  { hostname, ...locale }: PageLocale,
  isLabelled: boolean,
): ReadPrice[] {
  const { element } = spot;
  const whole = priceText(element, MAX_PRICE_TEXT);
  if (whole === null) return [];
  const pricesOf = (text: string) => findPrices(text, hostname, { inPrice: isLabelled, ...locale });
  const firstOf = (text: string) =>
    pricesOf(text)
      .slice(0, 1)
      .map((price) => ({ ...price, text }));
  const text = withoutBrackets(whole);
  const prices = pricesOf(text);
  const [first, second] = prices;
  if (first) {
    const several = prices.some(({ amount }) => amount !== first.amount);
    // The elements inside tell the prices apart.
    if (several && element.children.some(isTag)) return firstOf(ownText(spot));
    const isRange = second !== undefined && second.amount > first.amount && RANGE.test(text);
    if (isRange) return [first, second].map((price) => ({ ...price, text }));
    if (!several) return [{ ...first, text }];
    return partsOf(text).flatMap(firstOf);
  }
  if (!isLabelled || element.children.length > 3) return [];
  if (!/^\D{0,12}\d[\d.,\s]{0,12}\D{0,4}$/.test(text)) return [];
  return findPrices(text, hostname, { bare: true, ...locale })
    .slice(0, 1)
    .map((price) => ({ ...price, text }));
}

export function findPriceTags(page: Page): PriceTag[] {
  const { index } = page;
  const wordsOf = memoize(priceWordsOf);
  const locale = localeOf(page);
  const styled = struckByStyle(page);
  const labelled = new Set(
    [...index.byLabel].flatMap(([label, spots]) => (saysPrice(label) ? spots : [])),
  );
  const tags: PriceTag[] = [];
  let wholeEnd = 0;
  const candidates = new Set([...labelled, ...index.withDigits].map(wholeNumber));
  for (const spot of [...candidates].sort((a, b) => a.at - b.at)) {
    if (tags.length >= MAX_TAGS) break;
    if (spot.element.name === 'option') continue;
    const isLabelled = labelled.has(spot);
    if (!isLabelled && !hasMoneyText(spot.element)) continue;
    const found = readPrices(spot, locale, isLabelled).filter(({ amount }) => amount > 0);
    const [first] = found;
    if (!first) continue;
    // Skips the parts of a price that was already read.
    const around = surroundingsOf(spot, wordsOf, styled);
    if (spot.at < wholeEnd && !around.struck) continue;
    for (const price of found) {
      const { text } = price;
      const said = says(text, spot.secondarySection === null ? textBeside(spot, text) : text);
      tags.push({
        ...price,
        ...around,
        struck: around.struck || said.old,
        perhapsOld: around.perhapsOld || said.perhapsOld,
        other: around.other || said.other,
        saysOther: said.other,
        isSentence: isSentence(price.text),
        spot,
      });
    }
    if (first.currency !== null) wholeEnd = Math.max(wholeEnd, spot.end);
  }
  return relatePrices(tags, page);
}
