import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { RetryIcon } from '@gift-registry/design-system/icon';
import { type ReactNode, useState } from 'react';
import { useSession } from '@gift-registry/shell-contract';

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

export function SessionFailure() {
  const { refresh } = useSession();
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await refresh();
    setRetrying(false);
  }

  return (
    <RetryScreen title="We couldn’t load your profile" busy={retrying} onRetry={() => void retry()}>
      You are not signed out. Please check your connection and try again.
    </RetryScreen>
  );
}
