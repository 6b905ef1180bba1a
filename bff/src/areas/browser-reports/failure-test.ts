export interface Sample {
  readonly views: number;
  readonly failed: number;
  readonly networks: number;
  readonly failingNetworks: number;
}

export const MIN_VIEWS = 50;
const MIN_FAILING_NETWORKS = 5;
const MIN_FAILING_SHARE = 0.05;
/** Small, because the test is repeated while reports arrive. */
const SIGNIFICANCE = 0.0005;

const logFactorials = [0];

function logFactorial(n: number): number {
  for (let k = logFactorials.length; k <= n; k += 1)
    logFactorials.push((logFactorials[k - 1] ?? 0) + Math.log(k));
  return logFactorials[n] ?? 0;
}

const logChoose = (n: number, k: number): number =>
  logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Fisher's exact test, one-sided. */
export function probabilityOfChance(
  { views, failed }: Sample,
  { views: otherViews, failed: otherFailed }: Sample,
): number {
  const allFailed = failed + otherFailed;
  const all = logChoose(views + otherViews, allFailed);
  let sum = 0;
  for (let k = failed; k <= Math.min(views, allFailed); k += 1) {
    if (allFailed - k > otherViews) continue;
    sum += Math.exp(logChoose(views, k) + logChoose(otherViews, allFailed - k) - all);
  }
  return Math.min(1, sum);
}

export const failsMoreOften = (release: Sample, before: Sample): boolean =>
  release.views >= MIN_VIEWS &&
  release.failingNetworks >= MIN_FAILING_NETWORKS &&
  release.failingNetworks >= MIN_FAILING_SHARE * release.networks &&
  probabilityOfChance(release, before) < SIGNIFICANCE;
