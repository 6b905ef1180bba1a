export interface Judged {
  readonly confidence: number;
  readonly isRight: boolean;
}

interface Bin {
  readonly count: number;
  readonly confidence: number;
  readonly right: number;
}

const BINS = 10;

export function reliability(judged: readonly Judged[]): Bin[] {
  const bins = Map.groupBy(judged, ({ confidence }) =>
    Math.min(BINS - 1, Math.floor(confidence * BINS)),
  );
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([, answers]) => ({
      count: answers.length,
      confidence: answers.reduce((sum, { confidence }) => sum + confidence, 0) / answers.length,
      right: answers.filter(({ isRight }) => isRight).length / answers.length,
    }));
}

export const expectedCalibrationError = (judged: readonly Judged[]): number =>
  judged.length === 0
    ? 0
    : reliability(judged).reduce(
        (sum, { count, confidence, right }) => sum + count * Math.abs(confidence - right),
        0,
      ) / judged.length;

export const brierScore = (judged: readonly Judged[]): number =>
  judged.length === 0
    ? 0
    : judged.reduce(
        (sum, { confidence, isRight }) => sum + (confidence - (isRight ? 1 : 0)) ** 2,
        0,
      ) / judged.length;
