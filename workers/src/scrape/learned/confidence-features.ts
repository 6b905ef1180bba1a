import type { Availability } from '@gift-registry/workers-contract';
import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import type { Candidate, PriceCandidate } from '../candidates/candidate.ts';
import { logitOf, type Features } from './softmax.ts';

/** Platt scaling: a score becomes the share of such answers that were right on shops it was not learned from. */
export const CONFIDENCE_FEATURES = {
  name: ['constant', 'chance of the name'],
  price: ['constant', 'score of the rules', 'another price is shown instead', 'it is shown'],
  currency: ['constant', 'score of the rules', 'stated by the data'],
  image: ['constant', 'score of the rules', 'another source has it', 'in the page only'],
  availability: ['constant', 'score of the rules', 'said by the page', 'another says otherwise'],
  description: ['constant', 'in the data only', 'short'],
} as const;

export type JudgedField = keyof typeof CONFIDENCE_FEATURES;

const flag = (holds: boolean) => (holds ? 1 : 0);
const same = (a: number, b: number) => Math.abs(a - b) < 0.006;

export const nameConfidenceFeatures = (chance: number): Features => [1, logitOf(chance) / 4];

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

export const currencyConfidenceFeatures = ({ confidence, source }: Candidate<string>): Features => [
  1,
  logitOf(confidence) / 4,
  flag(source !== 'visible' && source !== 'state'),
];

export function imageConfidenceFeatures(
  { value, source, confidence }: Candidate<string>,
  sources: readonly (readonly string[])[],
): Features {
  const holders = sources.filter((images) => images.includes(value)).length;
  return [1, logitOf(confidence) / 4, flag(holders > 1), flag(source === 'visible')];
}

export function availabilityConfidenceFeatures(
  { value, source, confidence }: Candidate<Availability>,
  all: readonly Candidate<Availability>[],
): Features {
  const isDenied = all.some((other) => other.value !== value && other.confidence >= 0.55);
  return [1, logitOf(confidence) / 4, flag(source === 'visible'), flag(isDenied)];
}

const SHORT = 40;

export const descriptionConfidenceFeatures = ({ value, source }: Candidate<string>): Features => [
  1,
  flag(source !== 'open-graph'),
  flag(value.length < SHORT),
];
