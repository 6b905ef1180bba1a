import { ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import { QueryFailure, type FailingQuery } from '../platform/query-failure.tsx';

interface Props {
  readonly query: FailingQuery;
  readonly title: string;
  readonly missingTitle?: string;
  readonly headingLevel?: 1 | 2;
}

export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid-input');

export function RegistryLoadFailure(props: Props) {
  const { query, title, missingTitle = 'Registry not found', headingLevel = 1 } = props;
  if (!isMissing(query.error)) return <QueryFailure query={query} title={title} />;
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={missingTitle}
      action={
        <Button variant="primary" href="/host" linkComponent={Link}>
          Back to Dashboard
        </Button>
      }
    >
      It may have been deleted, or it belongs to another account.
    </EmptyState>
  );
}
