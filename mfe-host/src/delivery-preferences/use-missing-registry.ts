import type { Registry } from '@gift-registry/bff-contract';
import { useNavigation, useNotify } from '@gift-registry/shell-contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Without a registry there is nothing to deliver: leads to creating one, and says why. */
export function useMissingRegistry({
  data,
  isFetching,
}: Pick<UseQueryResult<Registry | null>, 'data' | 'isFetching'>): void {
  const notify = useNotify();
  const { navigate } = useNavigation();
  const missing = data === null && !isFetching;
  useEffect(() => {
    if (!missing) return;
    notify({
      type: 'error',
      title: 'No Registry Found',
      description: 'Please create a registry first',
    });
    navigate('/create-registry', { replace: true });
  }, [missing, notify, navigate]);
}
