const first = 1_000;
const longest = 30_000;

/** Doubles with every failure; half of it is chance, so that tabs don't return all at once after a restart. */
export function reconnectDelay(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(longest, first * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random();
}
