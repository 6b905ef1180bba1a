import type { Registry } from '@gift-registry/bff-contract';
import { useNavigation, useToast } from '@gift-registry/shell-contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Redirects to /create-registry with a toast when the host has no registry. */
export function useRedirectWithoutRegistry({
  data,
  isFetching,
}: Pick<UseQueryResult<Registry | null>, 'data' | 'isFetching'>): void {
  const showToast = useToast();
  const { navigate } = useNavigation();
  const missing = data === null && !isFetching;
  useEffect(() => {
    if (!missing) return;
    showToast({
      type: 'error',
      title: 'No Registry Found',
      description: 'Please create a registry first',
    });
    navigate('/create-registry', { replace: true });
  }, [missing, showToast, navigate]);
}
