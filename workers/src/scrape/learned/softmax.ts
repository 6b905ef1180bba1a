export type Features = readonly number[];

const dot = (weights: Features, features: Features) =>
  features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0);

/** The chance of each candidate of a page to be the right one; what is left is the chance that none is. */
export function chancesOf(candidates: readonly Features[], weights: Features): number[] {
  const scores = candidates.map((features) => dot(weights, features));
  // "None" scores 0.
  const highest = Math.max(0, ...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, Math.exp(-highest));
  return powers.map((power) => power / sum);
}

export const chanceOf = (features: Features, weights: Features) =>
  chancesOf([features], weights)[0] ?? 0;

const MOST = 0.999;

export function logitOf(chance: number): number {
  const kept = Math.min(MOST, Math.max(1 - MOST, chance));
  return Math.log(kept / (1 - kept));
}
