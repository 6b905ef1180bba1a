import {
  brierScore,
  expectedCalibrationError,
  reliability,
  type Judged,
} from '../corpus/calibration.ts';
import { pairedBootstrap, wilson } from '../corpus/intervals.ts';
import { nameConfidenceFeatures } from '../learned/confidence-features.ts';
import { chanceOf } from '../learned/softmax.ts';
import type { PageExample } from './read-examples.ts';
import { heldOutNames, trainNameConfidence, trainPriceConfidence, type Answer } from './train.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const shareOf = (right: number, of: number) => {
  const { low, high } = wilson(right, of);
  return `${percent(right / of)} (${percent(low)} to ${percent(high)})`;
};

const ruledRight = ({ example }: Answer) => example.name.right.includes(0);

function namesOf(answers: readonly Answer[], label: string): string {
  const rules = answers.filter(ruledRight).length;
  const model = answers.filter(({ isRight }) => isRight).length;
  const { low, high } = pairedBootstrap(
    answers.map((answer) => ({
      shop: answer.example.shop,
      one: answer.isRight ? 1 : 0,
      other: ruledRight(answer) ? 1 : 0,
    })),
  );
  return `name, ${label}, ${answers.length} pages: rules ${shareOf(rules, answers.length)}, model ${shareOf(model, answers.length)}, difference ${percent(low)} to ${percent(high)}`;
}

const LEFT_OUT = 8;

/** The confidence of each answer by a scale that was fitted to other shops. */
function scaled<Item>(
  items: readonly Item[],
  shopOf: (item: Item) => string,
  fit: (others: readonly Item[]) => (item: Item) => Judged,
): Judged[] {
  const shops = [...new Set(items.map(shopOf))].toSorted();
  const fold = (item: Item) => shops.indexOf(shopOf(item)) % LEFT_OUT;
  return Array.from({ length: LEFT_OUT }, (_, at) => {
    const judge = fit(items.filter((item) => fold(item) !== at));
    return items.filter((item) => fold(item) === at).map(judge);
  }).flat();
}

function calibrationOf(label: string, judged: readonly Judged[]): string[] {
  return [
    `${label}: expected calibration error ${expectedCalibrationError(judged).toFixed(3)}, Brier score ${brierScore(judged).toFixed(3)}`,
    ...reliability(judged).map(
      ({ count, confidence, right }) =>
        `  ${String(count).padStart(4)} answers with ${confidence.toFixed(2)}: ${right.toFixed(2)} right`,
    ),
  ];
}

/** Rules and models on shops that the models have not seen. */
export function reportLines(examples: readonly PageExample[]): string[] {
  const answers = heldOutNames(examples);
  const clean = answers.filter(({ example }) => example.mutation === 'clean');
  const mutations = [...new Set(examples.map(({ mutation }) => mutation))].toSorted();
  const names = scaled(
    clean,
    ({ example }) => example.shop,
    (others) => {
      const weights = trainNameConfidence(others);
      return ({ chance, isRight }) => ({
        confidence: chanceOf(nameConfidenceFeatures(chance), weights),
        isRight,
      });
    },
  );
  const prices = scaled(
    examples.filter(({ price, mutation }) => price !== null && mutation === 'clean'),
    ({ shop }) => shop,
    (others) => {
      const weights = trainPriceConfidence(others);
      return ({ price }) => ({
        confidence: price ? chanceOf(price.features, weights) : 0,
        isRight: price?.isRight ?? false,
      });
    },
  );
  return [
    ...mutations.map((mutation) =>
      namesOf(
        answers.filter(({ example }) => example.mutation === mutation),
        mutation,
      ),
    ),
    ...calibrationOf('name', names),
    ...calibrationOf('price', prices),
  ];
}
