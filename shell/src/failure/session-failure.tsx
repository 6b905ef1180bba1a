import { useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { RetryScreen } from './retry-screen.tsx';

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
