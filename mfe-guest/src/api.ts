import { createClient } from '@gift-registry/bff-contract';
import { useSession } from '@gift-registry/shell-contract';
import { useMemo } from 'react';

/** The BFF's client, speaking for the current session. */
export function useApi() {
  const { csrfToken, refresh } = useSession();
  return useMemo(
    () =>
      createClient({
        csrfToken,
        refreshCsrfToken: refresh,
        onUnauthenticated: () => void refresh(),
      }),
    [csrfToken, refresh],
  );
}
