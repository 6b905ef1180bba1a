import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { PageBody } from '../platform/page-body.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

export function RegistryUnavailable({ title, children, onRetry }: Props) {
  return (
    <PageBody width="narrow">
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          onRetry ? (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          ) : (
            <Button variant="primary" href="/guest" linkComponent={Link}>
              Search for Another Registry
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </PageBody>
  );
}
