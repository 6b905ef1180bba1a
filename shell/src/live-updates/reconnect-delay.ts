const firstMilliseconds = 1_000;
const maximumMilliseconds = 30_000;

/** Exponential back-off in milliseconds. Half of it is random, so that tabs reconnect at different times. */
export function reconnectDelay(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(maximumMilliseconds, firstMilliseconds * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random();
}

const pollMilliseconds = 15_000;

export const pollDelay = (random: () => number = Math.random): number =>
  pollMilliseconds * (0.8 + 0.4 * random());
