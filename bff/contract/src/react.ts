import { useMemo } from 'react';
import { createClient, type ApiCall } from './client/client.ts';
import type { RouteShape } from './definitions/define-route.ts';
import { createLazyClient, type ClientModule, type LazyApiCall } from './client/lazy-client.ts';

interface ClientSession {
  readonly csrfToken: () => Promise<string>;
  readonly refresh: () => Promise<void>;
  readonly confirmIdentity: () => Promise<boolean>;
}

const optionsOf = ({ csrfToken, refresh, confirmIdentity }: ClientSession) => ({
  csrfToken,
  confirmIdentity,
  refreshCsrfToken: refresh,
  onUnauthenticated: () => void refresh(),
});

export function useClient({ csrfToken, refresh, confirmIdentity }: ClientSession): ApiCall {
  return useMemo(
    () => createClient(optionsOf({ csrfToken, refresh, confirmIdentity })),
    [csrfToken, refresh, confirmIdentity],
  );
}

/** `useClient` for a page whose first load has no schemas. `load` must keep its identity. */
export function useLazyClient<Routes extends Readonly<Record<string, RouteShape>>>(
  load: () => Promise<ClientModule<Routes>>,
  { csrfToken, refresh, confirmIdentity }: ClientSession,
): LazyApiCall<Routes> {
  return useMemo(
    () => createLazyClient(load, optionsOf({ csrfToken, refresh, confirmIdentity })),
    [load, csrfToken, refresh, confirmIdentity],
  );
}

export { useRegistryTheme } from './themes/use-registry-theme.ts';
