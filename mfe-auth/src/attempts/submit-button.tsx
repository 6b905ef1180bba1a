import { Button } from '@gift-registry/design-system/button';
import { minutesAndSeconds } from '../countdown/time-left.ts';
import type { FormLockout } from './use-lockout.ts';

export interface SubmitButtonProps {
  readonly lockout: FormLockout;
  /** Whether the form may be sent as it is filled in. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly children: string;
}

/** Sends a form whose failures are counted; while it is locked it says for how long. */
export function SubmitButton({ lockout, ready, busy, busyLabel, children }: SubmitButtonProps) {
  const { secondsLeft } = lockout;
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      fullWidth
      disabled={!ready || secondsLeft > 0}
      busy={busy}
      busyLabel={busyLabel}
    >
      {secondsLeft > 0 ? `Locked for ${minutesAndSeconds(secondsLeft)}` : children}
    </Button>
  );
}
