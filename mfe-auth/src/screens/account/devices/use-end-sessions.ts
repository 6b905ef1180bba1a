import type { SignedInDevice } from '@gift-registry/bff-contract';
import { ApiError, endOtherSessions, endSession } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api.ts';
import { devicesKey } from './use-devices.ts';

/** Signs out one device, or all others without one. A session that has ended already counts as a success. */
export function useEndSessions(device: SignedInDevice | undefined, onEnded: () => void) {
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
