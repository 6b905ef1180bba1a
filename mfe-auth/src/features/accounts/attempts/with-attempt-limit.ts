import { ApiError } from '@gift-registry/bff-contract';
import { attemptLimit, type LimitedAction } from './attempt-limit.ts';
import type { AttemptStorage } from './attempt-records.ts';
import { browserAttempts } from './browser-attempts.ts';

/** Rejections that say nothing about the account: stale tokens, invalid fields, rate limits, unreadable replies. */
const isNoAttempt = ({ code, status }: ApiError): boolean =>
  code === 'csrf' || code === 'unreadable-reply' || status === 422 || status === 429;

/** True when the server checked the input and rejected it. Failures of the server or the network don't count. */
export const countsAsAttempt = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !isNoAttempt(error);

export const withAttemptLimit =
  <Body extends { readonly email: string }, Reply>(
    action: LimitedAction,
    call: (body: Body) => Promise<Reply>,
    storage: AttemptStorage = browserAttempts,
  ) =>
  async (body: Body): Promise<Reply> => {
    const limit = attemptLimit(action, body.email, storage);
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
