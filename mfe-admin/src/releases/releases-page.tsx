import type { DeployToken } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { useState } from 'react';
import { ControlCenter } from '../control-center/control-center.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import type { ReleaseChange } from './release-change.ts';
import { ReleaseChangeDialog } from './release-change-dialog.tsx';
import { ReleaseHealth } from './release-health.tsx';
import { ReleaseList } from './release-list.tsx';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';
import { TokenList } from './token-list.tsx';
import { useReleases } from './use-releases.ts';

type Opened =
  | { readonly dialog: 'new token' }
  | { readonly dialog: 'revoke'; readonly token: DeployToken }
  | { readonly dialog: 'hand over'; readonly project: string; readonly prefix: string }
  | { readonly dialog: 'change'; readonly project: string; readonly change: ReleaseChange };

export default function ReleasesPage() {
  const { data, error, isFetching, refetch } = useReleases();
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  return (
    <ControlCenter
      action={
        <Button variant="primary" disabled={!data} onClick={() => setOpen({ dialog: 'new token' })}>
          New deploy token
        </Button>
      }
    >
      {error && (
        <LoadFailure
          title="The releases could not be loaded"
          error={error}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!data && !error && <Loading label="Loading the releases..." lines={8} />}
      {data && (
        <Stack gap={5}>
          <Stack gap={3}>
            <h2>Live releases</h2>
            <ReleaseList
              releases={data.releases}
              onChange={(project, change) => setOpen({ dialog: 'change', project, change })}
              onHandOver={(project, prefix) => setOpen({ dialog: 'hand over', project, prefix })}
            />
          </Stack>
          <Stack gap={3}>
            <h2>Deploy tokens</h2>
            <TokenList
              tokens={data.tokens}
              onRevoke={(token) => setOpen({ dialog: 'revoke', token })}
            />
          </Stack>
          <Stack gap={3}>
            <h2>In browsers</h2>
            <ReleaseHealth />
          </Stack>
        </Stack>
      )}
      {open?.dialog === 'new token' && data && (
        <NewTokenDialog projects={data.releases.map(({ project }) => project)} onClose={close} />
      )}
      {open?.dialog === 'revoke' && <RevokeTokenDialog token={open.token} onClose={close} />}
      {open?.dialog === 'hand over' && data && (
        <HandOverDialog
          prefix={open.prefix}
          from={open.project}
          others={data.releases.flatMap(({ project }) =>
            project === open.project ? [] : [project],
          )}
          onClose={close}
        />
      )}
      {open?.dialog === 'change' && (
        <ReleaseChangeDialog project={open.project} change={open.change} onClose={close} />
      )}
    </ControlCenter>
  );
}
