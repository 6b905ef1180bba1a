import { ApiError } from '@gift-registry/bff-contract';
import { attemptLimit, type LimitedAction } from './attempt-limit.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import { thisBrowser } from './browser-records.ts';

/** The server rejected the input. Its rate limits and failures are no attempts. */
export const countsAsAttempt = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Counts rejected calls per e-mail address. Blocks calls over the limit; a success clears the count. */
export const limitedCall =
  <Body extends { readonly email: string }, Reply>(
    action: LimitedAction,
    call: (body: Body) => Promise<Reply>,
    bookkeeping: Bookkeeping = thisBrowser,
  ) =>
  async (body: Body): Promise<Reply> => {
    const limit = attemptLimit(action, body.email, bookkeeping);
    limit.check();
    try {
      const reply = await call(body);
      limit.clear();
      return reply;
    } catch (error) {
      if (countsAsAttempt(error)) limit.count();
      throw error;
    }
  };
