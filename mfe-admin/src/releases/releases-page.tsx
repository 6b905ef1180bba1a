import type { DeployToken } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useState } from 'react';
import { ControlCenter } from '../control-center/control-center.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { ReleaseList } from './release-list.tsx';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';
import { TokenList } from './token-list.tsx';
import { useReleases } from './use-releases.ts';

export default function ReleasesPage() {
  const { data, error, isFetching, refetch } = useReleases();
  const [open, setOpen] = useState<'new' | DeployToken>();
  const close = () => setOpen(undefined);
  return (
    <ControlCenter
      action={
        <Button variant="primary" disabled={!data} onClick={() => setOpen('new')}>
          New deploy token
        </Button>
      }
    >
      {error && (
        <Alert
          type="error"
          title="The releases could not be loaded"
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {!data && !error && (
        <div role="status">
          <VisuallyHidden>Loading the releases...</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      )}
      {data && (
        <Stack gap={5}>
          <Stack gap={3}>
            <h2>Live releases</h2>
            <ReleaseList releases={data.releases} />
          </Stack>
          <Stack gap={3}>
            <h2>Deploy tokens</h2>
            <TokenList tokens={data.tokens} onRevoke={setOpen} />
          </Stack>
        </Stack>
      )}
      {open === 'new' && data && (
        <NewTokenDialog projects={data.releases.map(({ project }) => project)} onClose={close} />
      )}
      {open && open !== 'new' && <RevokeTokenDialog token={open} onClose={close} />}
    </ControlCenter>
  );
}
