import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import type { Candidate, PriceCandidate } from '../candidates/candidate.ts';
import type { Page } from '../page/page.ts';
import { normalizeName } from '../text/similarity.ts';
import {
  nameConfidenceFeatures,
  priceConfidenceFeatures,
  type JudgedField,
} from './confidence-features.ts';
import { nameFeatures } from './name-features.ts';
import { chanceOf, chancesOf, type Features } from './softmax.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

export function distinctNames(ranked: readonly Candidate<string>[]): string[] {
  const found = new Map<string, string>();
  for (const { value } of ranked)
    if (!found.has(normalizeName(value))) found.set(normalizeName(value), value);
  return [...found.values()];
}

const confidenceOf = (field: JudgedField, features: Features) =>
  chanceOf(features, Object.values(WEIGHTS.confidence[field]));

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
  const confidences = new Map(
    names.map((name, index) => [
      normalizeName(name),
      confidenceOf('name', nameConfidenceFeatures(chances[index] ?? 0)),
    ]),
  );
  return ranked
    .map((candidate) => ({
      ...candidate,
      confidence: confidences.get(normalizeName(candidate.value)) ?? 0,
    }))
    .sort((a, b) => b.confidence - a.confidence);
}

/** Replaces the scores of the rules, which rank prices better than a model does, by the chance to be right. */
export const calibratePrices = (
  ranked: readonly PriceCandidate[],
  visible: VisibleFacts,
): PriceCandidate[] =>
  ranked.map((candidate) => {
    const chance = confidenceOf('price', priceConfidenceFeatures(candidate, visible));
    // One price is right at most.
    return { ...candidate, confidence: candidate.value === ranked[0]?.value ? chance : chance / 2 };
  });

export const calibrateFirst = <Value>(
  field: JudgedField,
  ranked: readonly Candidate<Value>[],
  features: Features | null,
): Candidate<Value>[] =>
  ranked.map((candidate, index) =>
    index === 0 && features
      ? { ...candidate, confidence: confidenceOf(field, features) }
      : candidate,
  );
