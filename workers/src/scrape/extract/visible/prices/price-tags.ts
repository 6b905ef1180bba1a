import { isTag, isText, type Element } from 'domhandler';
import type { Page } from '../../../page/page.ts';
import type { Spot } from '../../../page/page-index.ts';
import { findPrices, looksLikeMoney, type Price } from '../../../price/parse-price.ts';
import { priceText, STRUCK_TAGS } from './price-text.ts';
import { priceWordsOf, saysPrice, type PriceWords } from './price-words.ts';
import { memoize } from '../../../page/memoize.ts';

export interface PriceTag extends Price {
  readonly spot: Spot;
  readonly text: string;
  /** A price before a discount: surely (`struck`) or perhaps. */
  readonly struck: boolean;
  readonly perhapsOld: boolean;
  readonly current: boolean;
  readonly labelled: boolean;
  readonly other: boolean;
  /** Its own text, not only a label around it, says that it is another amount. */
  readonly saysOther: boolean;
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
const SAYS_OLD =
  /(?<!\p{L})(rrp|was|before|instead|statt|uvp|bisher|compare at|recommended retail price|antes|prima|anziché|avant|au lieu de|prix conseillé|van|adviesprijs|před|původní cena|pôvodne|zamiast|poprzednia cena|vorher|eski fiyat|старая цена|giá gốc|harga coret|एमआरपी|السعر السابق)(?!\p{L})|参考価格|原价|原價/iu;
// The price itself where nothing is reduced: themes write "Regular price", hidden, before every price.
const SAYS_PERHAPS_OLD =
  /(?<!\p{L})(m\.?r\.?p\.?|(list|regular|original|normal|usual|standard|full) price|normaler preis|normalpreis|prix (habituel|normal|régulier)|precio (habitual|normal|regular)|preço (normal|habitual)|prezzo di listino|normale prijs|cena regularna|běžná cena|bežná cena|normal fiyat|обычная цена|giá thông thường|harga reguler)(?!\p{L})|通常価格|定価|定價|常规价格|정가/iu;
const SAYS_OTHER =
  /\b(sav(e|ing|ings)|sie sparen|(?<!free )shipping|(?<!free )delivery|versand|postage|months?|monat|mesi|mois|emi|excl|ex\.? ?vat|ex\.? ?tax|without (vat|tax)|bez (dph|pvn|vat)|sans tva|hors taxes?|netto|cashback|points|over|above|under|below|orders?|deposit)\b|(?<!% ?)\boff\b|économis|poupe|ahorr|risparmi|oszcz[eę]d|ušet[rř]|sparar|bespaar|säästä|скидк|эконом|выгод|знижк|省|滿額|满额|割引|할인|保險|保险|\d ?(?:點|点|ポイント|積分|积分|포인트)|\/ ?(100 ?(g|ml)|kg|l|m2|m²|stk|mo|month|100)\b/i;

function surroundingsOf(spot: Spot, wordsOf: WordsOf): Surroundings {
  let found = NEUTRAL;
  let around: Spot | null = spot;
  for (let height = 0; around && height < CLIMB; height += 1, around = around.parent) {
    const { element, label } = around;
    const words = wordsOf(label);
    // Further out, only labels about the price count: one shop calls its whole page "shipping-taxable".
    const counts = height < 2 || words.price;
    const isStruck =
      STRUCK_TAGS.has(element.name) || STRUCK_STYLE.test(element.attribs.style ?? '');
    found = {
      struck: found.struck || isStruck || (counts && words.old && !words.current && !found.current),
      perhapsOld: found.perhapsOld || (words.perhapsOld && !found.current),
      current: found.current || (words.current && !found.struck && !found.perhapsOld),
      labelled: found.labelled || (words.price && height < 3),
      other: found.other || (counts && words.other),
    };
  }
  return found;
}

const ATTRIBUTES = ['data-price-amount', 'data-product-price', 'data-price', 'content'] as const;

function machinePrice({ attribs }: Element): string | undefined {
  const name = ATTRIBUTES.find((each) => /^\d{1,9}([.,]\d{1,4})?$/.test(attribs[each] ?? ''));
  return name && attribs[name];
}

function hasMoneyText({ children }: Element): boolean {
  return children.some(
    (child) => isText(child) && child.data.length <= 200 && looksLikeMoney(child.data),
  );
}

function readTag(
  spot: Spot,
  hostname: string,
  isLabelled: boolean,
): { price: Price; text: string } | null {
  const { element } = spot;
  const text = priceText(element, MAX_PRICE_TEXT);
  if (text === null) return null;
  const prices = findPrices(text, hostname, { inPrice: isLabelled });
  const [first] = prices;
  if (first) {
    const several = prices.some(({ amount }) => amount !== first.amount);
    // The elements inside tell the prices apart.
    if (several && element.children.some(isTag)) return null;
    return { price: first, text };
  }
  if (!isLabelled || element.children.length > 3) return null;
  const written = /^\D{0,12}\d[\d.,\s]{0,12}\D{0,4}$/.test(text) ? text : machinePrice(element);
  const [bare] = written === undefined ? [] : findPrices(written, hostname, { bare: true });
  return bare ? { price: bare, text } : null;
}

export function findPriceTags({ index, url }: Page): PriceTag[] {
  const wordsOf = memoize(priceWordsOf);
  const labelled = new Set(
    [...index.byLabel].flatMap(([label, spots]) => (saysPrice(label) ? spots : [])),
  );
  const tags: PriceTag[] = [];
  let wholeEnd = 0;
  const candidates = [...new Set([...labelled, ...index.withDigits])];
  for (const spot of candidates.sort((a, b) => a.at - b.at)) {
    if (tags.length >= MAX_TAGS) break;
    if (spot.element.name === 'option') continue;
    const isLabelled = labelled.has(spot);
    if (!isLabelled && !hasMoneyText(spot.element)) continue;
    const found = readTag(spot, url.hostname, isLabelled);
    if (!found || found.price.amount <= 0) continue;
    const { price, text } = found;
    // Skips the parts of a price that was already read.
    const around = surroundingsOf(spot, wordsOf);
    const saysOther = SAYS_OTHER.test(text);
    if (spot.at < wholeEnd && !around.struck) continue;
    tags.push({
      ...price,
      ...around,
      struck: around.struck || SAYS_OLD.test(text),
      perhapsOld: around.perhapsOld || SAYS_PERHAPS_OLD.test(text),
      other: around.other || saysOther,
      saysOther,
      spot,
      text,
    });
    if (price.currency !== null) wholeEnd = Math.max(wholeEnd, spot.end);
  }
  return tags;
}
