import { useMemo } from 'react';
import { createClient, type ApiCall } from './client/client.ts';
import type { RouteShape } from './definitions/define-route.ts';
import { createLazyClient, type ClientModule, type LazyApiCall } from './client/lazy-client.ts';

interface ClientSession {
  readonly csrfToken: () => Promise<string>;
  readonly refresh: () => Promise<void>;
}

const optionsOf = ({ csrfToken, refresh }: ClientSession) => ({
  csrfToken,
  refreshCsrfToken: refresh,
  onUnauthenticated: () => void refresh(),
});

export function useClient({ csrfToken, refresh }: ClientSession): ApiCall {
  return useMemo(() => createClient(optionsOf({ csrfToken, refresh })), [csrfToken, refresh]);
}

/** `useClient` for a page whose first load has no schemas. `load` must keep its identity. */
export function useLazyClient<Routes extends Readonly<Record<string, RouteShape>>>(
  load: () => Promise<ClientModule<Routes>>,
  { csrfToken, refresh }: ClientSession,
): LazyApiCall<Routes> {
  return useMemo(
    () => createLazyClient(load, optionsOf({ csrfToken, refresh })),
    [load, csrfToken, refresh],
  );
}

export { useRegistryTheme } from './themes/use-registry-theme.ts';
