import {
  nameConfidenceFeatures,
  type JudgedField,
} from '../../src/scrape/learned/confidence-features.ts';
import { chanceOf } from '../../src/scrape/learned/softmax.ts';
import { answerOf, JUDGED, type Confidences, type UnseenPage } from './train.ts';

/** So many right answers are worth one wrong one: a wrong price is worse than none. */
const COST: Readonly<Record<JudgedField, number>> = {
  name: 1,
  price: 4,
  currency: 4,
  image: 1,
  availability: 2,
  description: 1,
};
/** Taking a list for a product is worse than asking for a product's name. */
const COST_OF_FALSE_PRODUCT = 2;

export type Thresholds = Readonly<Record<JudgedField | 'product', number>>;

const STEPS = Array.from({ length: 19 }, (_, step) => (step + 1) / 20);

interface Weighed {
  readonly confidence: number;
  readonly worth: number;
}

export function bestThreshold(answers: readonly Weighed[]): number {
  const worths = STEPS.map((step) =>
    answers.reduce((sum, { confidence, worth }) => sum + (confidence >= step ? worth : 0), 0),
  );
  const most = Math.max(...worths) - 1e-9;
  const best = STEPS.filter((_, index) => (worths[index] ?? 0) >= most);
  return best[Math.floor((best.length - 1) / 2)] ?? 0.5;
}

export function confidenceIn(page: UnseenPage, field: JudgedField, weights: Confidences): number {
  const features = answerOf(page, field)?.features;
  return features ? chanceOf(features, weights[field]) : 0;
}

/** Of any page, also of one that has no right name. */
export const nameConfidenceIn = ({ name }: UnseenPage, weights: Confidences) =>
  chanceOf(nameConfidenceFeatures(name.chance), weights.name);

function fieldThreshold(pages: readonly UnseenPage[], field: JudgedField, weights: Confidences) {
  return bestThreshold(
    pages.flatMap((page) => {
      const answer = answerOf(page, field);
      if (!answer) return [];
      const worth = answer.isRight ? 1 : -COST[field];
      return [{ confidence: confidenceIn(page, field, weights), worth }];
    }),
  );
}

/** Pages without a likely name are no products whatever the threshold is. */
function productThreshold(
  pages: readonly UnseenPage[],
  weights: Confidences,
  name: number,
): number {
  const named = pages.filter((page) => nameConfidenceIn(page, weights) >= name);
  const share = (wanted: boolean) =>
    1 / Math.max(1, pages.filter(({ example }) => example.isProduct === wanted).length);
  const right = share(true);
  const wrong = share(false) * COST_OF_FALSE_PRODUCT;
  return bestThreshold(
    named.map(({ product, example }) => ({
      confidence: product,
      worth: example.isProduct ? right : -wrong,
    })),
  );
}

/** Chosen on pages as they are: mutated ones are no sample of what people paste. */
export function chooseThresholds(pages: readonly UnseenPage[], weights: Confidences): Thresholds {
  const clean = pages.filter(({ example }) => example.mutation === 'clean');
  const chosen: Record<string, number> = {};
  for (const field of JUDGED) chosen[field] = fieldThreshold(clean, field, weights);
  const {
    name = 0,
    price = 0,
    currency = 0,
    image = 0,
    availability = 0,
    description = 0,
  } = chosen;
  return {
    product: productThreshold(clean, weights, name),
    name,
    price,
    currency,
    image,
    availability,
    description,
  };
}
