import { QueryClient } from '@tanstack/react-query';

/** Only what another try may mend is tried again: the network and the server's own trouble. */
function retry(failures: number, error: Error): boolean {
  // Each remote brings its own copy of the error class, so the shape has to tell.
  if (!('status' in error) || typeof error.status !== 'number') return false;
  return (error.status === 0 || error.status >= 500) && failures < 2;
}

export function createQueryClient(): QueryClient {
  // A change that waits silently for the network looks like one that is under way.
  const mutations = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({ defaultOptions: { queries: { retry }, mutations } });
}
