import { Alert } from '@gift-registry/design-system/alert';
import type { ReactNode } from 'react';
import { failuresToLock } from './lockout.ts';
import type { FormLockout } from './use-lockout.ts';

interface Props {
  readonly lockout: FormLockout;
  /** What helps meanwhile. */
  readonly help?: ReactNode;
}

/** The countdown itself stands on the submit button: a screen reader would read every second of an alert. */
export function LockoutNotice({ lockout, help }: Props) {
  if (lockout.secondsLeft > 0)
    return (
      <Alert type="error" title="Account Locked" action={help}>
        Too many failed attempts. The form opens again when the countdown ends.
      </Alert>
    );
  if (lockout.worrying > 0)
    return (
      <Alert type="warning" title="Security Warning" action={help}>
        {lockout.worrying} of {failuresToLock} attempts failed. The last one locks this form for 5
        minutes.
      </Alert>
    );
  return null;
}
