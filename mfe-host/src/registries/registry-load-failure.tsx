import { ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly error: Error;
  readonly title: string;
  readonly onRetry: () => unknown;
  readonly missingTitle?: string;
  readonly headingLevel?: 1 | 2;
}

export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid-input');

export function RegistryLoadFailure(props: Props) {
  const { error, title, onRetry, missingTitle = 'Registry not found', headingLevel = 1 } = props;
  if (!isMissing(error)) return <LoadFailure title={title} error={error} onRetry={onRetry} />;
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
