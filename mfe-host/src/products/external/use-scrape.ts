import type { ApiError, ScrapeStatus } from '@gift-registry/bff-contract';
import { getScrape, startScrape } from '@gift-registry/bff-contract';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { isFinal } from './reading-steps.ts';

const pollMilliseconds = 500;

/** Has a page read by the workers and follows how far they are. */
export function useScrape() {
  const api = useApi();
  const start = useMutation<ScrapeStatus, ApiError, string>({
    mutationFn: (url) => api(startScrape, { body: { url } }),
  });
  const started = start.data;
  const status = useQuery({
    queryKey: ['scrapes', started?.id],
    queryFn:
      started && !isFinal(started.step)
        ? ({ signal }) => api(getScrape, { params: { scrapeId: started.id } }, { signal })
        : skipToken,
    refetchInterval: ({ state }) =>
      state.data && isFinal(state.data.step) ? false : pollMilliseconds,
    // The host may be copying the next address meanwhile.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  return {
    start: start.mutate,
    starting: start.isPending,
    /** Why the reading could not even begin. */
    refusal: start.error,
    status: status.data ?? started,
    stop: start.reset,
  };
}
