import { Alert } from '@gift-registry/design-system/alert';
import type { ReactNode } from 'react';
import { failuresToLock } from './lockout.ts';
import type { FormLockout } from './use-lockout.ts';

interface Props {
  readonly lockout: FormLockout;
  readonly help?: ReactNode;
}

/** Warns and explains the lock. The countdown is on the submit button: an alert would be read out every second. */
export function LockoutAlert({ lockout, help }: Props) {
  if (lockout.secondsLeft > 0)
    return (
      <Alert type="error" title="Account Locked" action={help}>
        Too many failed attempts. The form opens again when the countdown ends.
      </Alert>
    );
  if (lockout.failuresToWarnOf > 0)
    return (
      <Alert type="warning" title="Security Warning" action={help}>
        {lockout.failuresToWarnOf} of {failuresToLock} attempts failed. After {failuresToLock}{' '}
        failed attempts this form is locked for 5 minutes.
      </Alert>
    );
  return null;
}
