import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import { registryPath } from '../address/gift-paths.ts';
import { isNotFound } from '../reads/shared-reads.ts';

interface Props {
  readonly shareCode: string;
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

export function UnreadableLink({ shareCode, title, error, onRetry }: Props) {
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={
        isNotFound(error) ? (
          <Button variant="primary" href={registryPath(shareCode)} linkComponent={Link}>
            See the wish list
          </Button>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {error.message}
    </EmptyState>
  );
}
