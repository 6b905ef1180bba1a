import { useToast } from '@gift-registry/shell-contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { minutesInWords, secondsUntil } from '../countdown/time-left.ts';
import { useSecondsUntil } from '../countdown/use-seconds-until.ts';
import { subscribeToAllTabs, thisBrowser } from './browser-records.ts';
import { parseRecord } from './local-records.ts';
import {
  failuresToWarn,
  lockSeconds,
  lockoutKey,
  lockoutOf,
  lockoutRecord,
  type LockableForm,
} from './lockout.ts';

const lockouts = {
  login: lockoutOf('login', thisBrowser),
  signup: lockoutOf('signup', thisBrowser),
};

export interface FormLockout {
  /** Seconds until the form opens again; 0 when it is open. */
  readonly secondsLeft: number;
  /** Failures so far when they are worth a warning, else 0. */
  readonly worrying: number;
  /** True after saying so when the form is locked. */
  readonly refuse: () => boolean;
  /** Counts a failure; true after saying so when it locked the form. */
  readonly fail: () => boolean;
  readonly clear: () => void;
}

const waitFor = (seconds: number) =>
  `Too many failed attempts. Please try again in ${minutesInWords(seconds)}.`;

/** Locks a form after five failures; a reload or another tab doesn't open it. */
export function useLockout(form: LockableForm): FormLockout {
  const showToast = useToast();
  const lockout = lockouts[form];
  const text = useSyncExternalStore(subscribeToAllTabs, () =>
    thisBrowser.records.text(lockoutKey(form)),
  );
  const record = useMemo(() => parseRecord(lockoutRecord, text), [text]);
  const lockedUntil = record?.lockedUntil;
  const secondsLeft = useSecondsUntil(lockedUntil);
  const remembered = useSecondsUntil(record?.forgottenAt) > 0;

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
    worrying:
      secondsLeft === 0 && remembered && record && record.failures >= failuresToWarn
        ? record.failures
        : 0,
    refuse() {
      const until = lockout.lockedUntil();
      if (until === undefined) return false;
      showToast({
        type: 'error',
        title: 'Account Temporarily Locked',
        description: waitFor(secondsUntil(until, Date.now())),
      });
      return true;
    },
    fail() {
      if (!lockout.fail()) return false;
      showToast({ type: 'error', title: 'Account Locked', description: waitFor(lockSeconds) });
      return true;
    },
    clear: lockout.clear,
  };
}
