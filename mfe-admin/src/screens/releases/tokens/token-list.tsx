import { formatTime, type DeployToken } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Table, type TableColumn } from '@gift-registry/design-system/table';

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
