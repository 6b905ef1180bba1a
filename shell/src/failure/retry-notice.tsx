import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { RetryIcon } from '@gift-registry/design-system/icon';
import type { ReactNode } from 'react';

type RetryNoticeProps = {
  title: string;
  children: ReactNode;
  busy: boolean;
  onRetry: () => void;
};

/** Takes the place of a page that could not be shown; everything around it keeps working. */
export function RetryNotice({ title, children, busy, onRetry }: RetryNoticeProps) {
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
