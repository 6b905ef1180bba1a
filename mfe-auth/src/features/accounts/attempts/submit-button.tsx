import { Button } from '@gift-registry/design-system/button';
import { formatCountdown } from '@gift-registry/design-system/countdown';
import type { FormLockout } from './use-lockout.ts';

interface Props {
  readonly lockout: FormLockout;
  readonly ready: boolean;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly children: string;
}

export function SubmitButton({ lockout, ready, busy, busyLabel, children }: Props) {
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
      {secondsLeft > 0 ? `Locked for ${formatCountdown(secondsLeft)}` : children}
    </Button>
  );
}
