import type { EvidenceSource } from '@gift-registry/workers-contract';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { VisibleFacts } from '../extract/visible/read-visible.ts';

export interface ChosenPrice {
  readonly amount: number;
  readonly currency: string | null;
  readonly source: EvidenceSource;
  readonly confidence: number;
}

const same = (a: number, b: number) => Math.abs(a - b) < 0.006;

/** A source that names several prices speaks of variants: the one in the shop window, else the first in stock. */
function speak(facts: ProductFacts, shown: number | null): ChosenPrice[] {
  const priced = facts.offers.flatMap((offer) =>
    offer.amount === null ? [] : [{ ...offer, amount: offer.amount }],
  );
  const offer =
    priced.find(({ amount }) => shown !== null && same(amount, shown)) ??
    priced.find(({ availability }) => availability === 'in-stock') ??
    priced[0];
  if (!offer) return [];
  const settled = priced.every(({ amount }) => same(amount, offer.amount));
  return [
    {
      amount: offer.amount,
      currency: offer.currency,
      source: facts.source,
      confidence: offer.confidence - (settled ? 0 : 0.1),
    },
  ];
}

/** Lets agreement decide: sources that name the same price support each other. */
export function choosePrice(
  sources: readonly ProductFacts[],
  visible: VisibleFacts,
): ChosenPrice | null {
  const shown = visible.offers[0]?.amount ?? null;
  const candidates = [...sources, visible]
    .flatMap((facts) => speak(facts, shown))
    .map((candidate) => {
      // Shops leave the price before the discount in their data, but show it struck through.
      const isOld =
        shown !== null &&
        shown < candidate.amount &&
        visible.struck.some((amount) => same(amount, candidate.amount));
      return isOld ? { ...candidate, confidence: candidate.confidence * 0.4 } : candidate;
    });
  const supported = candidates.map((candidate) => {
    const doubt = candidates
      .filter(({ amount }) => same(amount, candidate.amount))
      .reduce((product, { confidence }) => product * (1 - confidence), 1);
    return { candidate, confidence: 1 - doubt };
  });
  const [best] = supported.sort(
    (a, b) => b.confidence - a.confidence || b.candidate.confidence - a.candidate.confidence,
  );
  if (!best) return null;
  const agreeing = candidates.filter(({ amount }) => same(amount, best.candidate.amount));
  const currency =
    agreeing.find((each) => each.currency !== null)?.currency ??
    sources.flatMap(({ offers }) => offers).find((offer) => offer.currency !== null)?.currency;
  return {
    ...best.candidate,
    currency: best.candidate.currency ?? currency ?? null,
    confidence: best.confidence,
  };
}
