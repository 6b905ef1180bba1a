import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { RetryIcon } from '@gift-registry/design-system/icon';
import type { AuthCall } from './use-auth-call.ts';

interface Props {
  readonly call: Pick<AuthCall<never>, 'isOffline' | 'isPending' | 'retrySecondsLeft' | 'retry'>;
}

/** Offers a delayed retry inside its form. The retry submits the form as it is filled in by then. */
export function OfflineAlert({ call }: Props) {
  if (!call.isOffline) return null;
  const waiting = call.retrySecondsLeft > 0;
  return (
    <Alert
      type="error"
      title="Network error"
      action={
        <Button
          size="sm"
          startIcon={<RetryIcon />}
          busy={waiting || call.isPending}
          busyLabel={waiting ? `Retrying in ${call.retrySecondsLeft} s...` : 'Retrying...'}
          onClick={({ currentTarget }) => call.retry(() => currentTarget.form?.requestSubmit())}
        >
          Retry
        </Button>
      }
    >
      We couldn’t reach the server. Your input is still here.
    </Alert>
  );
}
