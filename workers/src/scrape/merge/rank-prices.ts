import type { PriceRange } from '@gift-registry/workers-contract';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import { combineConfidence, type PriceCandidate } from '../candidates/candidate.ts';

const same = (a: number, b: number) => Math.abs(a - b) < 0.006;

/** A source with several prices lists variants: takes the one that the page shows, else the first in stock. */
function offerCandidate(facts: ProductFacts, shown: readonly number[]): PriceCandidate[] {
  const priced = facts.offers.flatMap((offer) =>
    offer.amount === null ? [] : [{ ...offer, amount: offer.amount }],
  );
  const offer =
    priced.find(({ amount }) => shown.some((each) => same(amount, each))) ??
    priced.find(({ availability }) => availability === 'in-stock') ??
    priced[0];
  if (!offer) return [];
  const settled = priced.every(({ amount }) => same(amount, offer.amount));
  return [
    {
      value: offer.amount,
      currency: offer.currency,
      source: facts.source,
      confidence: offer.confidence - (settled ? 0 : 0.1),
    },
  ];
}

const CLEARLY_SHOWN = 0.62;

/** Data that the page shows nowhere, beside a price that it shows clearly, is older than the page. */
function isStale({ value, source }: PriceCandidate, { tags }: VisibleFacts): boolean {
  const [best] = tags;
  if (!best || source === 'shop-rule' || best.score < CLEARLY_SHOWN) return false;
  if (best.isCard || best.isSecondary || best.tag.perhapsOld || best.tag.currency === null)
    return false;
  return !tags.some(({ tag, isSecondary }) => !isSecondary && same(tag.amount, value));
}

const FURTHER_PRICE_WEIGHT = 0.35;
const MIN_SHOWN_SCORE = 0.5;

export function rankPrices(
  sources: readonly ProductFacts[],
  visible: VisibleFacts,
  oldPrices: readonly number[] = [],
): PriceCandidate[] {
  const shownNow = visible.tags
    .filter(
      ({ tag, score, isSecondary }) => score >= MIN_SHOWN_SCORE && !tag.struck && !isSecondary,
    )
    .map(({ tag }) => tag.amount);
  const [shown = null] = shownNow;
  const spoken = sources
    .flatMap((facts) => offerCandidate(facts, shownNow))
    .map((candidate) => {
      // Some shops' data holds the price before the discount, which the page strikes through.
      const isOld =
        oldPrices.some((amount) => same(amount, candidate.value)) ||
        (shown !== null &&
          shown < candidate.value &&
          visible.strikethroughPrices.some((amount) => same(amount, candidate.value)));
      if (isOld) return { ...candidate, confidence: candidate.confidence * 0.3 };
      if (isStale(candidate, visible))
        return { ...candidate, confidence: candidate.confidence * 0.35 };
      // A price in scripts only, beside other visible ones, may be a sum or a part.
      const isHidden =
        candidate.source === 'state' &&
        visible.tags.some(({ score, isSecondary }) => score > 0 && !isSecondary) &&
        !visible.tags.some(({ tag }) => same(tag.amount, candidate.value));
      return isHidden ? { ...candidate, confidence: candidate.confidence * 0.7 } : candidate;
    });
  const onPage: PriceCandidate[] = [];
  for (const { tag, score, isSecondary } of visible.tags) {
    if (score <= 0 || isSecondary || onPage.some(({ value }) => same(value, tag.amount))) continue;
    const confidence = onPage.length === 0 ? score : score * FURTHER_PRICE_WEIGHT;
    onPage.push({
      value: tag.amount,
      currency: tag.currency,
      source: 'visible',
      confidence: Math.min(confidence, 0.85),
    });
    if (onPage.length >= 5) break;
  }
  const all = [...spoken, ...onPage];
  const ranked = all
    .map((candidate) => {
      const agreeing = all.filter(({ value }) => same(value, candidate.value));
      return {
        ...candidate,
        confidence: combineConfidence(agreeing.map(({ confidence }) => confidence)),
      };
    })
    .sort((a, b) => b.confidence - a.confidence);
  const [best] = ranked;
  const rival = ranked.find(({ value }) => best && !same(value, best.value));
  const penalty = rival ? RIVAL_WEIGHT * rival.confidence ** 2 : 0;
  return ranked.map((each) =>
    best && same(each.value, best.value)
      ? { ...each, confidence: each.confidence * (1 - penalty) }
      : { ...each, confidence: each.confidence * 0.5 },
  );
}

const RIVAL_WEIGHT = 0.4;

export function priceRange(
  sources: readonly ProductFacts[],
  price: number,
): PriceRange | undefined {
  const source = sources.find(({ offers }) =>
    offers.some(({ amount }) => amount !== null && same(amount, price)),
  );
  const amounts = (source?.offers ?? []).flatMap(({ amount, upTo }) =>
    [amount, upTo].flatMap((each) => each ?? []),
  );
  if (amounts.length === 0) return undefined;
  const range = { min: Math.min(...amounts), max: Math.max(...amounts) };
  return same(range.min, range.max) ? undefined : range;
}
