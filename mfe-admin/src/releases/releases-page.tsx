import type { DeployToken } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ControlCenter } from '../control-center/control-center.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { NewTokenDialog } from './tokens/new-token-dialog.tsx';
import type { ReleaseChange } from './release-change.ts';
import { ReleaseChangeDialog } from './release-change-dialog.tsx';
import { ReleaseHealth } from './health/release-health.tsx';
import { ReleaseList } from './release-list.tsx';
import { RevokeTokenDialog } from './tokens/revoke-token-dialog.tsx';
import { TokenList } from './tokens/token-list.tsx';
import { useReleases } from './use-releases.ts';

interface AskedChange {
  readonly project: string;
  readonly change: ReleaseChange;
}

export default function ReleasesPage() {
  const { data, error, isFetching, refetch } = useReleases();
  const newToken = useHistoryLayer('new-token');
  const handOver = useHistoryLayer('hand-over');
  const [from, prefix] = handOver.subject;
  // These ask about the state of this moment.
  const revocation = useHistoryLayer('revoke-token', { momentary: true });
  const change = useHistoryLayer('release-change', { momentary: true });
  const [token, setToken] = useState<DeployToken>();
  const [asked, setAsked] = useState<AskedChange>();
  return (
    <ControlCenter
      action={
        <Button variant="primary" disabled={!data} onClick={() => newToken.show()}>
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
              onChange={(project, wanted) => {
                setAsked({ project, change: wanted });
                change.show();
              }}
              onHandOver={(project, path) => handOver.show(project, path)}
            />
          </Stack>
          <Stack gap={3}>
            <h2>Deploy tokens</h2>
            <TokenList
              tokens={data.tokens}
              onRevoke={(revoked) => {
                setToken(revoked);
                revocation.show();
              }}
            />
          </Stack>
          <Stack gap={3}>
            <h2>In browsers</h2>
            <ReleaseHealth />
          </Stack>
        </Stack>
      )}
      {newToken.open && data && (
        <NewTokenDialog projects={data.releases.map(({ project }) => project)} layer={newToken} />
      )}
      {from !== undefined && prefix !== undefined && data && (
        <HandOverDialog
          prefix={prefix}
          from={from}
          others={data.releases.flatMap(({ project }) => (project === from ? [] : [project]))}
          layer={handOver}
        />
      )}
      {revocation.open && token && <RevokeTokenDialog token={token} layer={revocation} />}
      {change.open && asked && <ReleaseChangeDialog {...asked} layer={change} />}
    </ControlCenter>
  );
}
