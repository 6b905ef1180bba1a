import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { RetryIcon } from '@gift-registry/design-system/icon';
import type { ReactNode } from 'react';

type RetryScreenProps = {
  title: string;
  children: ReactNode;
  busy: boolean;
  onRetry: () => void;
};

export function RetryScreen({ title, children, busy, onRetry }: RetryScreenProps) {
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <Button
            variant="primary"
            startIcon={<RetryIcon />}
            busy={busy}
            busyLabel="Retrying..."
            onClick={onRetry}
          >
            Retry
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
