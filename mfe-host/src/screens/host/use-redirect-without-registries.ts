import type { Registry } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Redirects to /create-registry when the first load finds no registries. A refresh does not redirect: it shows the
 * empty state. True while the redirect is possible.
 */
export function useRedirectWithoutRegistries({
  data,
  isFetchedAfterMount,
  isFetching,
}: RegistryList): boolean {
  const { navigate } = useNavigation();
  const [hasRegistries, setHasRegistries] = useState(false);
  // Cached data may be older than the first registry.
  const loaded = isFetchedAfterMount && !isFetching ? data : undefined;
  const redirects = !hasRegistries && loaded?.length === 0;
  if (!hasRegistries && loaded && loaded.length > 0) setHasRegistries(true);

  useEffect(() => {
    if (redirects) navigate('/create-registry', { replace: true });
  }, [redirects, navigate]);

  return redirects || (!hasRegistries && data?.length === 0);
}

type RegistryList = Pick<UseQueryResult<Registry[]>, 'data' | 'isFetchedAfterMount' | 'isFetching'>;
