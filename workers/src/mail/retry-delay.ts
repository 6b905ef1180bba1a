const LONGEST_WAIT_MS = 900_000;
const HOUR_MS = 3_600_000;
const GIVE_UP = -1;

interface Failed {
  /** Attempts that failed so far. */
  readonly attempts: number;
  readonly ageMs: number;
}

/**
 * Milliseconds until the next attempt: twice as long as before, up to 15 minutes, each up to a fifth shorter so that mails that
 * failed together don't come back together. -1 when the mail has waited long enough.
 */
export const createRetryDelay =
  ({ firstWaitMs, hours }: { readonly firstWaitMs: number; readonly hours: number }) =>
  ({ attempts, ageMs }: Failed): number => {
    if (ageMs >= hours * HOUR_MS) return GIVE_UP;
    const wait = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** (attempts - 1));
    return Math.round(wait * (1 - Math.random() / 5));
  };
