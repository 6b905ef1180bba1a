import { z } from 'zod';
import { forgetAttempts } from './attempt-limit.ts';
import type { AttemptStorage } from './attempt-records.ts';

export const failuresToWarn = 3;
export const failuresToLock = 5;
export const lockSeconds = 5 * 60;
/** Milliseconds after the last failure until the count starts again. */
const failureLifetime = 15 * 60_000;

export type LockableForm = 'login' | 'signup';

export const lockoutRecord = z.object({
  failures: z.number(),
  forgottenAt: z.number(),
  lockedUntil: z.number().optional(),
});
type LockoutRecord = z.infer<typeof lockoutRecord>;

function afterFailure(record: LockoutRecord | undefined, now: number): LockoutRecord {
  const counts = record && record.lockedUntil === undefined && record.forgottenAt > now;
  const failures = (counts ? record.failures : 0) + 1;
  const forgottenAt = now + failureLifetime;
  return failures < failuresToLock
    ? { failures, forgottenAt }
    : { failures, forgottenAt, lockedUntil: now + lockSeconds * 1000 };
}

export const lockoutKey = (form: LockableForm): string => `lockout:${form}`;

export function lockoutOf(form: LockableForm, { records, now }: AttemptStorage) {
  const key = lockoutKey(form);
  const read = () => records.read(key, lockoutRecord);
  return {
    lockedUntil(): number | undefined {
      const until = read()?.lockedUntil;
      return until !== undefined && until > now() ? until : undefined;
    },
    fail(): boolean {
      const record = afterFailure(read(), now());
      records.write(key, record);
      return record.lockedUntil !== undefined;
    },
    clear: () => records.remove(key),
    unlock() {
      records.remove(key);
      forgetAttempts(records, form);
    },
  };
}
