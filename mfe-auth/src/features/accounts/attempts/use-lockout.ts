import { formatMinutes } from '@gift-registry/bff-contract';
import { useSecondsLeft } from '@gift-registry/design-system/countdown';
import { useToast } from '@gift-registry/shell-contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { secondsUntil } from '../time-left.ts';
import { subscribeToAllTabs, browserAttempts } from './browser-attempts.ts';
import { parseRecord } from './attempt-records.ts';
import {
  failuresToWarn,
  lockSeconds,
  lockoutKey,
  lockoutOf,
  lockoutRecord,
  type LockableForm,
} from './lockout.ts';

const lockouts = {
  login: lockoutOf('login', browserAttempts),
  signup: lockoutOf('signup', browserAttempts),
};

export interface FormLockout {
  readonly secondsLeft: number;
  /** Failures so far from the third on, else 0. */
  readonly failuresToWarnOf: number;
  readonly blockSubmit: () => boolean;
  readonly recordFailure: () => boolean;
  readonly clear: () => void;
}

const lockedMessage = (seconds: number) =>
  `Too many failed attempts. Please try again in ${formatMinutes(seconds)}.`;

export function useLockout(form: LockableForm): FormLockout {
  const showToast = useToast();
  const lockout = lockouts[form];
  const text = useSyncExternalStore(subscribeToAllTabs, () =>
    browserAttempts.records.text(lockoutKey(form)),
  );
  const record = useMemo(() => parseRecord(lockoutRecord, text), [text]);
  const lockedUntil = record?.lockedUntil;
  const secondsLeft = useSecondsLeft(lockedUntil);
  const recent = useSecondsLeft(record?.forgottenAt) > 0;

  const wasLocked = useRef(false);
  useEffect(() => {
    if (lockedUntil === undefined) return;
    if (secondsLeft > 0) {
      wasLocked.current = true;
      return;
    }
    lockout.unlock();
    if (!wasLocked.current) return;
    wasLocked.current = false;
    showToast({
      type: 'success',
      title: 'Account Unlocked',
      description: 'You can try again now.',
    });
  }, [lockedUntil, secondsLeft, lockout, showToast]);

  return {
    secondsLeft,
    failuresToWarnOf:
      secondsLeft === 0 && recent && record && record.failures >= failuresToWarn
        ? record.failures
        : 0,
    blockSubmit() {
      const until = lockout.lockedUntil();
      if (until === undefined) return false;
      showToast({
        type: 'error',
        title: 'Account Temporarily Locked',
        description: lockedMessage(secondsUntil(until, Date.now())),
      });
      return true;
    },
    recordFailure() {
      if (!lockout.fail()) return false;
      showToast({
        type: 'error',
        title: 'Account Locked',
        description: lockedMessage(lockSeconds),
      });
      return true;
    },
    clear: lockout.clear,
  };
}
