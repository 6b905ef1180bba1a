import { Button } from '@gift-registry/design-system/button';
import { Countdown } from '@gift-registry/design-system/countdown';
import { useState } from 'react';

interface Props {
  /** The earliest time for another code, in milliseconds. */
  readonly availableAt: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** Counts down to another code, then offers to send it. */
export function ResendCode({ availableAt, busy, onResend }: Props) {
  const [elapsed, setElapsed] = useState<number>();
  if (elapsed !== availableAt)
    return (
      <Countdown
        key={availableAt}
        until={availableAt}
        label="Resend code in"
        onElapsed={() => setElapsed(availableAt)}
      />
    );
  return (
    <Button variant="quiet" busy={busy} busyLabel="Sending Code..." onClick={onResend}>
      Resend Code
    </Button>
  );
}
