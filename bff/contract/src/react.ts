import { useMemo } from 'react';
import { createClient, type ApiCall } from './client.ts';

interface ClientSession {
  readonly csrfToken: () => Promise<string>;
  readonly refresh: () => Promise<void>;
}

/** The BFF client for the current session; the same function while the session's functions stay the same. */
export function useClient({ csrfToken, refresh }: ClientSession): ApiCall {
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
