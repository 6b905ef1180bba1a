import type { Registry } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * A host without registries is led to creating one, but only on arrival: whoever refreshes a list stays to see that it
 * is empty. True while the arrival is not settled.
 */
export function useFirstRegistry({ data, isFetchedAfterMount, isFetching }: RegistryList): boolean {
  const { navigate } = useNavigation();
  const [settled, setSettled] = useState(false);
  // What was remembered from an earlier visit may be older than the first registry.
  const known = isFetchedAfterMount && !isFetching ? data : undefined;
  const leaves = !settled && known?.length === 0;
  if (!settled && known && known.length > 0) setSettled(true);

  useEffect(() => {
    if (leaves) navigate('/create-registry', { replace: true });
  }, [leaves, navigate]);

  return leaves || (!settled && data?.length === 0);
}

type RegistryList = Pick<UseQueryResult<Registry[]>, 'data' | 'isFetchedAfterMount' | 'isFetching'>;
