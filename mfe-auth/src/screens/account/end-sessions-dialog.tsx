import {
  formatTime,
  plural,
  type SignedInDevice,
  ApiError,
  endOtherSessions,
  endSession,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { type HistoryLayer, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { devicesKey } from './use-devices.ts';

/** Signs out one device, or all others without one. A session that has ended already counts as a success. */
function useEndSessions(device: SignedInDevice | undefined, onEnded: () => void) {
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (!device) return api(endOtherSessions, {});
      return api(endSession, { params: { sessionId: device.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
      });
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: devicesKey });
      showToast({
        type: 'success',
        title: device ? 'Device Signed Out' : 'Signed Out Everywhere Else',
        description: device
          ? `${device.device} has to sign in again.`
          : 'Only this device is signed in now.',
      });
      onEnded();
    },
  });
}

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
