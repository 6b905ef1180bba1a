import type { Features } from '../../src/scrape/learned/softmax.ts';

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

/** The candidates of all pages in one row of numbers: a hundred trainings take seconds instead of minutes. */
interface Table {
  readonly size: number;
  readonly features: Float64Array;
  readonly isRight: Uint8Array;
  readonly starts: readonly number[];
  readonly shares: readonly number[];
}

function tableOf(examples: readonly Example[], size: number): Table {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = examples.flatMap(({ candidates }) => candidates);
  const features = new Float64Array(rows.length * size);
  for (const [at, row] of rows.entries()) features.set(row.slice(0, size), at * size);
  const isRight = Uint8Array.from(
    examples.flatMap(({ candidates, right }) =>
      candidates.map((_, index) => (right.includes(index) ? 1 : 0)),
    ),
  );
  const starts = [0];
  for (const { candidates } of examples) starts.push((starts.at(-1) ?? 0) + candidates.length);
  return { size, features, isRight, starts, shares: examples.map(({ weight }) => weight / total) };
}

/** Adds the gradient of the log loss of "one of the right ones, or none" on one page. */
function addGradient(table: Table, page: number, weights: Float64Array, into: Float64Array): void {
  const { size, features, isRight, starts, shares } = table;
  const start = starts[page] ?? 0;
  const count = (starts[page + 1] ?? 0) - start;
  const chances = new Float64Array(count);
  let highest = 0;
  for (let row = 0; row < count; row += 1) {
    let score = 0;
    for (let at = 0; at < size; at += 1)
      score += (features[(start + row) * size + at] ?? 0) * (weights[at] ?? 0);
    chances[row] = score;
    if (score > highest) highest = score;
  }
  let sum = Math.exp(-highest);
  for (let row = 0; row < count; row += 1)
    sum += chances[row] = Math.exp((chances[row] ?? 0) - highest);
  let mass = 0;
  for (let row = 0; row < count; row += 1) {
    chances[row] = (chances[row] ?? 0) / sum;
    if (isRight[start + row] === 1) mass += chances[row] ?? 0;
  }
  const divisor = Math.max(mass, 1e-12);
  for (let row = 0; row < count; row += 1) {
    const chance = chances[row] ?? 0;
    const wanted = isRight[start + row] === 1 ? chance / divisor : 0;
    const slope = (chance - wanted) * (shares[page] ?? 0);
    if (slope !== 0)
      for (let at = 0; at < size; at += 1)
        into[at] = (into[at] ?? 0) + slope * (features[(start + row) * size + at] ?? 0);
  }
}

/** Logistic regression over the candidates of a page: full batch, from zero, without chance. */
export function trainSoftmax(
  examples: readonly Example[],
  size: number,
  { penalty, steps }: TrainingOptions,
): number[] {
  const table = tableOf(examples, size);
  const weights = new Float64Array(size);
  const speed = new Float64Array(size);
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Float64Array(size);
    for (let page = 0; page < examples.length; page += 1)
      addGradient(table, page, weights, gradient);
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) + penalty * (weights[at] ?? 0);
      speed[at] = MOMENTUM * (speed[at] ?? 0) - RATE * slope;
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  return [...weights].map((weight) => Math.round(weight * 1000) / 1000);
}
