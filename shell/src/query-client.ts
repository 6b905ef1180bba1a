import { QueryClient } from '@tanstack/react-query';

/** Retries network errors and 5xx replies; another attempt cannot change a 4xx. */
function retry(failures: number, error: Error): boolean {
  // Each remote bundles its own `ApiError` class, so `instanceof` would not match.
  if (!('status' in error) || typeof error.status !== 'number') return false;
  return (error.status === 0 || error.status >= 500) && failures < 2;
}

export function createQueryClient(): QueryClient {
  // Offline mutations fail at once: by default they would wait silently for the network.
  const mutations = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({ defaultOptions: { queries: { retry }, mutations } });
}
