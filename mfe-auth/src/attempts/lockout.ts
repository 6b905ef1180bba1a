import { z } from 'zod';
import { forgetAttempts } from './attempt-limit.ts';
import type { Bookkeeping } from './bookkeeping.ts';

export const failuresToWarn = 3;
export const failuresToLock = 5;
export const lockSeconds = 5 * 60;
/** Failures of long ago say nothing about who sits here now. */
const memory = 15 * 60_000;

export type LockableForm = 'login' | 'signup';

export const lockoutRecord = z.object({
  failures: z.number(),
  forgottenAt: z.number(),
  lockedUntil: z.number().optional(),
});
export type LockoutRecord = z.infer<typeof lockoutRecord>;

/** The record after one more failure; the fifth locks. */
export function afterFailure(record: LockoutRecord | undefined, now: number): LockoutRecord {
  const counts = record && record.lockedUntil === undefined && record.forgottenAt > now;
  const failures = (counts ? record.failures : 0) + 1;
  const forgottenAt = now + memory;
  return failures < failuresToLock
    ? { failures, forgottenAt }
    : { failures, forgottenAt, lockedUntil: now + lockSeconds * 1000 };
}

export const lockoutKey = (form: LockableForm): string => `lockout:${form}`;

/** The failures of a form, whatever address they were for. */
export function lockoutOf(form: LockableForm, { records, now }: Bookkeeping) {
  const key = lockoutKey(form);
  const read = () => records.read(key, lockoutRecord);
  return {
    lockedUntil(): number | undefined {
      const until = read()?.lockedUntil;
      return until !== undefined && until > now() ? until : undefined;
    },
    /** Counts a failure and says whether it locked the form. */
    fail(): boolean {
      const record = afterFailure(read(), now());
      records.write(key, record);
      return record.lockedUntil !== undefined;
    },
    /** After a success. */
    clear: () => records.remove(key),
    /** After the lock: the count of failures and that of attempts begin anew. */
    unlock() {
      records.remove(key);
      forgetAttempts(records, form);
    },
  };
}
