/** Whole seconds from `now` until `moment` (both in milliseconds), never below 0. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000));
