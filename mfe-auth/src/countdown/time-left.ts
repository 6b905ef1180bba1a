/** Whole seconds from `now` until `moment` (both in milliseconds), never below 0. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000));

/** Minutes for a sentence, rounded up: 61 → '2 minutes'. */
export const minutesInWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};
