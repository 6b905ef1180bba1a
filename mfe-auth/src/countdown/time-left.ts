/** Whole seconds until a moment, never below 0. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000));

/** 65 → '1:05'. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** As sentences count them: a started minute is one. */
export const minutesInWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};
