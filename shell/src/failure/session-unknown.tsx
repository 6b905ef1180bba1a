import { useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { RetryNotice } from './retry-notice.tsx';

export function SessionUnknown() {
  const { refresh } = useSession();
  const [asking, setAsking] = useState(false);

  async function retry() {
    setAsking(true);
    await refresh();
    setAsking(false);
  }

  return (
    <RetryNotice title="We couldn't load your profile" busy={asking} onRetry={() => void retry()}>
      You are not signed out. Please check your connection and try again.
    </RetryNotice>
  );
}
