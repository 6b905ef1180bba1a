import type { SignedInDevice } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
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
        <LoadFailure
          title="Failed to load your devices."
          error={devices.error}
          onRetry={devices.refetch}
          busy={devices.isFetching}
        />
      )}
      {devices.isPending && <Loading label="Loading your devices..." />}
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
