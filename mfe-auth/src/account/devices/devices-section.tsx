import type { SignedInDevice } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useState } from 'react';
import { DeviceList } from './device-list.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { useDevices } from './use-devices.ts';

/** Where the account is signed in, and how to end that. */
export function DevicesSection() {
  const devices = useDevices();
  const [asking, setAsking] = useState<SignedInDevice | 'others'>();
  const others = devices.data?.filter(({ current }) => !current) ?? [];

  return (
    <Stack gap={4}>
      {devices.isError && (
        <Alert
          type="error"
          title="Failed to load your devices."
          action={
            <Button busy={devices.isFetching} onClick={() => void devices.refetch()}>
              Try again
            </Button>
          }
        >
          {devices.error.message}
        </Alert>
      )}
      {devices.isPending && (
        <div role="status">
          <VisuallyHidden>Loading your devices...</VisuallyHidden>
          <Skeleton lines={6} />
        </div>
      )}
      {devices.data && <DeviceList devices={devices.data} onEnd={setAsking} />}
      {devices.data && others.length === 0 && <p>You are signed in nowhere else.</p>}
      {others.length > 0 && (
        <div>
          <Button variant="danger" onClick={() => setAsking('others')}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      {asking && (
        <EndSessionsDialog
          device={asking === 'others' ? undefined : asking}
          others={others.length}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}
