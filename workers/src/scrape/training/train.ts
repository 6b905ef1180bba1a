import {
  nameConfidenceFeatures,
  NAME_CONFIDENCE_FEATURES,
  PRICE_CONFIDENCE_FEATURES,
} from '../learned/confidence-features.ts';
import { NAME_FEATURES } from '../learned/name-features.ts';
import { chancesOf, type Features } from '../learned/softmax.ts';
import type { PageExample } from './read-examples.ts';
import { trainSoftmax, type Example } from './train-softmax.ts';

const NAMES = { penalty: 0.003, steps: 150 } as const;
const CONFIDENCES = { penalty: 0.0005, steps: 400 } as const;
const FOLDS = 8;

/** Shops with many pages count by the root of their number, and the mutations of a page share its weight. */
function weightsOf(examples: readonly PageExample[]): number[] {
  const pages = Map.groupBy(examples, ({ shop }) => shop);
  const mutations = Map.groupBy(examples, ({ page }) => page);
  return examples.map(({ shop, page }) => {
    const count = new Set(pages.get(shop)?.map((each) => each.page)).size;
    return Math.sqrt(count) / count / (mutations.get(page)?.length ?? 1);
  });
}

const toNameExamples = (examples: readonly PageExample[]): Example[] => {
  const weights = weightsOf(examples);
  return examples.map(({ name }, index) => ({ ...name, weight: weights[index] ?? 0 }));
};

const trainNames = (examples: readonly PageExample[]) =>
  trainSoftmax(toNameExamples(examples), NAME_FEATURES.length, NAMES);

export interface Answer {
  readonly example: PageExample;
  readonly index: number;
  readonly chance: number;
  readonly isRight: boolean;
}

function answerOf(example: PageExample, weights: Features): Answer {
  const chances = chancesOf(example.name.candidates, weights);
  const chance = Math.max(0, ...chances);
  const index = chances.indexOf(chance);
  return { example, index, chance, isRight: example.name.right.includes(index) };
}

const foldsOf = (examples: readonly PageExample[]) => {
  const shops = [...new Set(examples.map(({ shop }) => shop))].toSorted();
  return new Map(shops.map((shop, index) => [shop, index % FOLDS]));
};

/** The answers for each shop by a model that has seen none of its pages. */
export function heldOutNames(examples: readonly PageExample[]): Answer[] {
  const folds = foldsOf(examples);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHeldOut = ({ shop }: PageExample) => folds.get(shop) === fold;
    const weights = trainNames(examples.filter((example) => !isHeldOut(example)));
    return examples.filter(isHeldOut).map((example) => answerOf(example, weights));
  }).flat();
}

function confidenceExamples(
  answers: readonly { example: PageExample; features: Features; isRight: boolean }[],
): Example[] {
  const weights = weightsOf(answers.map(({ example }) => example));
  return answers.map(({ features, isRight }, index) => ({
    candidates: [features],
    right: isRight ? [0] : [],
    weight: weights[index] ?? 0,
  }));
}

export const trainNameConfidence = (answers: readonly Answer[]) =>
  trainSoftmax(
    confidenceExamples(
      answers.map((answer) => ({ ...answer, features: nameConfidenceFeatures(answer.chance) })),
    ),
    NAME_CONFIDENCE_FEATURES.length,
    CONFIDENCES,
  );

export const trainPriceConfidence = (examples: readonly PageExample[]) =>
  trainSoftmax(
    confidenceExamples(
      examples.flatMap((example) => (example.price ? { example, ...example.price } : [])),
    ),
    PRICE_CONFIDENCE_FEATURES.length,
    CONFIDENCES,
  );

const tableOf = (features: readonly string[], weights: Features) =>
  Object.fromEntries(features.map((feature, index) => [feature, weights[index] ?? 0]));

export function trainAll(examples: readonly PageExample[]) {
  return {
    name: tableOf(NAME_FEATURES, trainNames(examples)),
    nameConfidence: tableOf(NAME_CONFIDENCE_FEATURES, trainNameConfidence(heldOutNames(examples))),
    priceConfidence: tableOf(PRICE_CONFIDENCE_FEATURES, trainPriceConfidence(examples)),
  };
}
