import { formatTime, type DeployToken, revokeDeployToken } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Table, type TableColumn } from '@gift-registry/design-system/table';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useReleaseChange } from '../../features/releases/use-releases.ts';

type RevokeTokenDialogProps = { token: DeployToken; layer: HistoryLayer };

export function RevokeTokenDialog({ token, layer }: RevokeTokenDialogProps) {
  const showToast = useToast();
  const change = useReleaseChange(
    (api, tokenId: string) => api(revokeDeployToken, { params: { tokenId } }),
    () => {
      showToast({
        type: 'success',
        title: 'Token Revoked',
        description: `${token.label} can publish no more.`,
      });
      layer.close();
    },
  );
  return (
    <ConfirmDialog
      layer={layer}
      title={`Revoke ${token.label}?`}
      description={`It can’t publish ${token.project} any more. What it published stays live.`}
      confirmLabel="Revoke the token"
      busyLabel="Revoking..."
      danger
      failureTitle="The token was not revoked"
      busy={change.isPending}
      failure={change.error?.message}
      onConfirm={() => change.mutate(token.id)}
    />
  );
}

interface Props {
  readonly tokens: readonly DeployToken[];
  readonly onRevoke: ((token: DeployToken) => void) | undefined;
}

const columns: readonly TableColumn<DeployToken>[] = [
  { id: 'label', header: 'Used by', cell: ({ label }) => label, width: 'wide' },
  { id: 'project', header: 'Publishes', cell: ({ project }) => project },
  {
    id: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatTime(lastUsedAt) : 'Never used'),
  },
  {
    id: 'ends',
    header: 'Ends',
    cell: ({ expiresAt }) => (expiresAt ? formatTime(expiresAt) : 'When it is revoked'),
  },
];

const noneYet = (
  <EmptyState title="No team has a token yet">
    Make one, and give it to the team that publishes the area.
  </EmptyState>
);

export function TokenList({ tokens, onRevoke }: Props) {
  return (
    <Table
      label="Deploy tokens"
      rows={tokens}
      rowId={({ id }) => id}
      columns={columns}
      empty={noneYet}
      shortcuts={false}
      rowActions={
        onRevoke &&
        ((token) => (
          <Button
            size="sm"
            onClick={() => onRevoke(token)}
            aria-label={`Revoke ${token.label} of ${token.project}`}
          >
            Revoke
          </Button>
        ))
      }
    />
  );
}
