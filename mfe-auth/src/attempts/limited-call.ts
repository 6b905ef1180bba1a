import { ApiError } from '@gift-registry/bff-contract';
import { attemptLimit, type LimitedAction } from './attempt-limit.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import { thisBrowser } from './browser-records.ts';

/** Whether the server looked at what was sent and refused it; its own limits and troubles are no attempts. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The call, counted per address: too many refusals are not sent at all, a success clears the count. */
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
      if (isRefusal(error)) limit.count();
      throw error;
    }
  };
