import { formatTime, plural, type SignedInDevice } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useEndSessions } from './use-end-sessions.ts';

interface Props {
  readonly device: SignedInDevice | undefined;
  readonly others: number;
  readonly layer: HistoryLayer;
}

export function EndSessionsDialog({ device, others, layer }: Props) {
  const end = useEndSessions(device, layer.close);
  const count = plural(others, 'One other device', '# other devices');
  return (
    <Dialog
      layer={layer}
      size="sm"
      title={device ? `Sign out ${device.device}?` : 'Sign out everywhere else?'}
      description={
        device
          ? `It signed in ${formatTime(device.signedInAt)}, and was last used ${formatTime(device.lastUsedAt)}. It will have to sign in again.`
          : `${count} will have to sign in again. You stay signed in here.`
      }
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant="danger"
            busy={end.isPending}
            busyLabel="Signing out..."
            onClick={() => end.mutate()}
          >
            {device ? `Sign out ${device.device}` : 'Sign out everywhere else'}
          </Button>
        </>
      }
    >
      {end.error && (
        <Alert type="error" title="Sign-out Failed">
          {end.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
