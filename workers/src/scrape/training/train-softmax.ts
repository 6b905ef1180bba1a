import { chancesOf, type Features } from '../learned/softmax.ts';

export interface Example {
  readonly candidates: readonly Features[];
  /** The indexes of the right candidates; empty when none is right. */
  readonly right: readonly number[];
  readonly weight: number;
}

export interface TrainingOptions {
  readonly penalty: number;
  readonly steps: number;
}

const MOMENTUM = 0.9;
const RATE = 0.8;

/** Gradient of the mean log loss of "one of the right ones, or none". */
function gradientOf(examples: readonly Example[], weights: Features): number[] {
  const gradient = weights.map(() => 0);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (const { candidates, right, weight } of examples) {
    const chances = chancesOf(candidates, weights);
    const mass = right.reduce((sum, index) => sum + (chances[index] ?? 0), 0);
    for (const [index, features] of candidates.entries()) {
      const chance = chances[index] ?? 0;
      const wanted = right.includes(index) ? chance / Math.max(mass, 1e-12) : 0;
      const slope = ((chance - wanted) * weight) / total;
      if (slope !== 0)
        for (const [at, feature] of features.entries())
          gradient[at] = (gradient[at] ?? 0) + slope * feature;
    }
  }
  return gradient;
}

/** Logistic regression over the candidates of a page: full batch, from zero, without chance. */
export function trainSoftmax(
  examples: readonly Example[],
  size: number,
  { penalty, steps }: TrainingOptions,
): number[] {
  let weights = Array.from({ length: size }, () => 0);
  let speed = weights;
  for (let step = 0; step < steps; step += 1) {
    const gradient = gradientOf(examples, weights);
    speed = speed.map(
      (before, at) =>
        MOMENTUM * before - RATE * ((gradient[at] ?? 0) + penalty * (weights[at] ?? 0)),
    );
    weights = weights.map((weight, at) => weight + (speed[at] ?? 0));
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}
