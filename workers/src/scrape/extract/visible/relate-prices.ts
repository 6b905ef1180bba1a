import { isText } from 'domhandler';
import { saying } from '../../vocabulary/vocabulary.ts';
import type { Page } from '../../page/page.ts';
import { ownText, type Spot } from '../../page/page-index.ts';
import { looksLikeMoney, type Price } from '../../price/parse-price.ts';

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
  /** Its text says so much that it is about something else: "$5 of each sale goes to charity". */
  readonly isSentence: boolean;
}

const BESIDE = 30;
// Turkish writes the sign first.
const PERCENT = /(?<![\d.,])(?:(\d{1,2})(?:[.,]\d)?\s?[%٪％]|%\s?(\d{1,2})(?![\d.,]))/g;
const SIGN = /[%٪％]/;
const MAX_PERCENT_TEXT = 30;
/** "10% off with code LAMP". */
const IS_CONDITION = saying('priceOther');

interface Percent {
  readonly spot: Spot;
  readonly share: number;
}

function shownPercents({ index: { withDigits } }: Page): Percent[] {
  const hasSign = ({ element }: Spot) =>
    element.children.some((child) => isText(child) && SIGN.test(child.data));
  return [...withDigits].filter(hasSign).flatMap((spot) => {
    const text = ownText(spot);
    if (text.length > MAX_PERCENT_TEXT || looksLikeMoney(text) || IS_CONDITION.test(text))
      return [];
    return [...text.matchAll(PERCENT)].map(([, before, behind]) => ({
      spot,
      share: Number(before ?? behind) / 100,
    }));
  });
}

const isBeside = (one: Spot, other: Spot) => Math.abs(one.at - other.at) <= BESIDE;
const isReduction = (now: PriceTag, before: PriceTag) =>
  isBeside(now.spot, before.spot) &&
  now.amount < before.amount &&
  now.amount > before.amount / 20 &&
  now.spot.secondarySection === before.spot.secondarySection;

/** The shown percentage may be rounded either way. */
const isPercentOff = (now: number, before: number, share: number) =>
  share > 0 && Math.abs(1 - now / before - share) <= 0.0101;
const isSaving = (now: number, before: number, saved: number) =>
  Math.abs(before - now - saved) < 0.011;

/**
 * Says which prices are former ones. "−46 %" ties the new price to the old one in any language, and so does the sum that
 * is saved; without arithmetic, a price that is perhaps a former one is one when a lower price stands beside it.
 */
export function relatePrices(tags: readonly PriceTag[], page: Page): PriceTag[] {
  const percents = shownPercents(page);
  const savings = tags.filter(({ other }) => other);
  const current = tags.filter(({ other, struck }) => !(other || struck));
  const isFormer = (before: PriceTag) =>
    current.some((now) => {
      if (!isReduction(now, before)) return false;
      if (before.perhapsOld && !now.perhapsOld) return true;
      return (
        percents.some(
          ({ spot, share }) =>
            isBeside(spot, now.spot) && isPercentOff(now.amount, before.amount, share),
        ) ||
        savings.some(
          ({ spot, amount }) =>
            isBeside(spot, now.spot) && isSaving(now.amount, before.amount, amount),
        )
      );
    });
  return tags.map((tag) => ({
    ...tag,
    struck: tag.struck || (!tag.other && isFormer(tag)),
  }));
}
