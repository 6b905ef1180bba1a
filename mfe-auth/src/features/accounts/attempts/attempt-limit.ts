import { ApiError, formatMinutes } from '@gift-registry/bff-contract';
import { z } from 'zod';
import { secondsUntil } from '../time-left.ts';
import type { AttemptRecords, AttemptStorage } from './attempt-records.ts';

const minute = 60_000;

/** Attempts per e-mail address in a window that starts with the first attempt. The server has its own limits. */
const limits = {
  login: { attempts: 5, window: 15 * minute },
  signup: { attempts: 3, window: 60 * minute },
  'password-reset': { attempts: 3, window: 60 * minute },
  resend: { attempts: 3, window: 15 * minute },
} as const;
export type LimitedAction = keyof typeof limits;

const counter = z.object({ count: z.number(), resetAt: z.number() });

export function attemptLimit(
  action: LimitedAction,
  email: string,
  { records, now }: AttemptStorage,
) {
  const key = `${action}:${email.trim().toLowerCase()}`;
  const { attempts, window } = limits[action];
  const current = () => {
    const stored = records.read(key, counter);
    return stored && stored.resetAt > now() ? stored : { count: 0, resetAt: now() + window };
  };
  return {
    check() {
      const { count, resetAt } = current();
      if (count < attempts) return;
      const retryAfter = secondsUntil(resetAt, now());
      throw new ApiError(
        `Too many attempts. Please wait ${formatMinutes(retryAfter)} before trying again.`,
        { code: 'rate-limited', status: 429, retryAfter },
      );
    },
    count() {
      const { count, resetAt } = current();
      records.write(key, { count: count + 1, resetAt });
    },
    clear: () => records.remove(key),
  };
}

export const forgetAttempts = (records: AttemptRecords, action: LimitedAction): void =>
  records.removeAll(`${action}:`);
