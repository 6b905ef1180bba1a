import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import type { PriceCandidate } from '../candidates/candidate.ts';
import { logitOf, type Features } from './softmax.ts';

/** Platt scaling: a chance becomes the share of such answers that were right on shops it was not learned from. */
export const NAME_CONFIDENCE_FEATURES = ['constant', 'chance of the name'] as const;

export const nameConfidenceFeatures = (chance: number): Features => [1, logitOf(chance) / 4];

export const PRICE_CONFIDENCE_FEATURES = [
  'constant',
  'score of the rules',
  'another price is shown instead',
  'it is shown',
] as const;

const same = (a: number, b: number) => Math.abs(a - b) < 0.006;

/** Data that the page doesn't show, beside another price that it does, may be stale. */
export function priceConfidenceFeatures(
  { value, confidence }: PriceCandidate,
  { tags }: VisibleFacts,
): Features {
  const shown = tags.filter(({ tag, isSecondary }) => !isSecondary && !tag.struck);
  const isShown = shown.some(({ tag }) => same(tag.amount, value));
  const rivals = shown.filter(
    ({ tag, isCard }) => !isCard && !tag.other && !same(tag.amount, value),
  );
  const rival = Math.max(0, ...rivals.map(({ score }) => score));
  return [1, logitOf(confidence) / 4, isShown ? 0 : Math.min(1, rival), isShown ? 1 : 0];
}
