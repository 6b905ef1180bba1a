import type { SignedInDevice } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Page, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { DeviceList } from './device-list.tsx';
import styles from './devices-page.module.css';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { useDevices } from './use-devices.ts';

export default function DevicesPage() {
  const devices = useDevices();
  const [asking, setAsking] = useState<SignedInDevice | 'others'>();
  const others = devices.data?.filter(({ current }) => !current) ?? [];

  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <PageHeading
          title="Signed in on these devices"
          lede={
            <>
              Sign out devices that you no longer use. If you don&apos;t recognise one, sign it out
              and{' '}
              <TextLink href="/reset-password" linkComponent={Link}>
                choose a new password
              </TextLink>
              .
            </>
          }
        />
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
          <Button variant="danger" onClick={() => setAsking('others')}>
            Sign out everywhere else
          </Button>
        )}
      </Stack>
      {asking && (
        <EndSessionsDialog
          device={asking === 'others' ? undefined : asking}
          others={others.length}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Page>
  );
}
