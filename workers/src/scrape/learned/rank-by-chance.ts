import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import type { Candidate, PriceCandidate } from '../candidates/candidate.ts';
import type { Page } from '../page/page.ts';
import { normalizeName } from '../text/similarity.ts';
import { nameConfidenceFeatures, priceConfidenceFeatures } from './confidence-features.ts';
import { nameFeatures } from './name-features.ts';
import { chanceOf, chancesOf } from './softmax.ts';
import { WEIGHTS } from './weights.ts';

export function distinctNames(ranked: readonly Candidate<string>[]): string[] {
  const found = new Map<string, string>();
  for (const { value } of ranked)
    if (!found.has(normalizeName(value))) found.set(normalizeName(value), value);
  return [...found.values()];
}

/** Ranks names by the model, which beats the rules on shops that it has not seen. */
export function rankNamesByChance(
  ranked: readonly Candidate<string>[],
  visible: VisibleFacts,
  page: Page,
): Candidate<string>[] {
  const names = distinctNames(ranked);
  const chances = chancesOf(
    nameFeatures(names, ranked, visible, page),
    Object.values(WEIGHTS.name),
  );
  const trust = Object.values(WEIGHTS.nameConfidence);
  const confidences = new Map(
    names.map((name, index) => [
      normalizeName(name),
      chanceOf(nameConfidenceFeatures(chances[index] ?? 0), trust),
    ]),
  );
  return ranked
    .map((candidate) => ({
      ...candidate,
      confidence: confidences.get(normalizeName(candidate.value)) ?? 0,
    }))
    .sort((a, b) => b.confidence - a.confidence);
}

const MIN_SCORE = 0.5;

/** Replaces the scores of the rules, which rank prices better than a model does, by the chance to be right. */
export function calibratePrices(
  ranked: readonly PriceCandidate[],
  visible: VisibleFacts,
): PriceCandidate[] {
  const trust = Object.values(WEIGHTS.priceConfidence);
  return ranked.map((candidate, index) => {
    const chance = chanceOf(priceConfidenceFeatures(candidate, visible), trust);
    const isFirst = index === 0 || candidate.value === ranked[0]?.value;
    // One price is right at most.
    const limit = isFirst ? 1 : 0.5;
    const kept =
      candidate.confidence >= MIN_SCORE ? Math.max(chance, MIN_SCORE) : Math.min(chance, 0.49);
    return { ...candidate, confidence: kept * limit };
  });
}
