import {
  createDeployToken,
  revokeDeployToken,
  type DeployToken,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { Loaded, readFailure } from '../../features/team/loaded.tsx';
import { useMay } from '../../features/team/use-may.ts';
import { useReleases } from '../../features/releases/use-releases.ts';
import { ReleaseList } from './release-list.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { RevokeTokenDialog, TokenList } from './token-list.tsx';

export default function ReleasesPage() {
  const read = useReleases();
  const { data, isFetching, refetch } = read;
  const may = useMay();
  const newToken = useHistoryLayer('new-token');
  // It asks about the state of this moment.
  const revocation = useHistoryLayer('revoke-token', { momentary: true });
  const [token, setToken] = useState<DeployToken>();
  return (
    <ControlCenter
      action={
        may(createDeployToken) ? (
          <Button variant="primary" disabled={!data} onClick={() => newToken.show()}>
            New deploy token
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={isFetching}
            busyLabel="Looking..."
            onClick={() => void refetch()}
          >
            Look again
          </Button>
        )
      }
    >
      {data && readFailure({ ...read, data: undefined }, 'releases')}
      <Loaded read={read} name="releases">
        {({ releases, tokens }) => (
          <Stack gap={5}>
            <ReleaseList releases={releases} />
            <Stack gap={3}>
              <h2>Deploy tokens</h2>
              <TokenList
                tokens={tokens}
                onRevoke={
                  may(revokeDeployToken)
                    ? (revoked) => {
                        setToken(revoked);
                        revocation.show();
                      }
                    : undefined
                }
              />
            </Stack>
          </Stack>
        )}
      </Loaded>
      {newToken.open && data && (
        <DialogBoundary part="new-token" layer={newToken}>
          <NewTokenDialog projects={data.releases.map(({ project }) => project)} layer={newToken} />
        </DialogBoundary>
      )}
      {revocation.open && token && (
        <DialogBoundary part="revoke-token" layer={revocation}>
          <RevokeTokenDialog token={token} layer={revocation} />
        </DialogBoundary>
      )}
    </ControlCenter>
  );
}
