import {
  type ApiError,
  type ReplyOf,
  type RequestOf,
  type ScrapeStatus,
  getScrape,
  startScrape,
  isFinal,
} from '@gift-registry/bff-contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

const pollMilliseconds = 500;

type ScrapeRequest = RequestOf<typeof startScrape>['body'];

interface StartOptions {
  readonly onStarted: (scrape: ScrapeStatus, request: ScrapeRequest) => void;
  readonly onRefused: (error: ApiError, request: ScrapeRequest) => void;
}

/** Starts a scrape. It continues on the server when the page is closed. */
export function useStartScrape({ onStarted, onRefused }: StartOptions) {
  const api = useApi();
  return useMutation<ReplyOf<typeof startScrape>, ApiError, ScrapeRequest>({
    mutationFn: (body) => api(startScrape, { body }),
    onSuccess: onStarted,
    onError: onRefused,
  });
}

export function useScrape(scrapeId: string | null, started?: ScrapeStatus) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = ['scrapes', scrapeId];
  return useQuery<ScrapeStatus, ApiError>({
    queryKey,
    queryFn:
      scrapeId === null
        ? skipToken
        : ({ signal }) => api(getScrape, { params: { scrapeId } }, { signal }),
    ...(started && started.id === scrapeId ? { initialData: started } : {}),
    retry: (failures, error) => error.code !== 'not-found' && failures < 3,
    refetchInterval: ({ state }) =>
      state.error?.code === 'not-found' || (state.data && isFinal(state.data.step))
        ? false
        : pollMilliseconds,
    // The host may be in another tab, copying the next URL.
    refetchIntervalInBackground: true,
    staleTime: () => {
      const known = client.getQueryData<ScrapeStatus>(queryKey);
      return known && isFinal(known.step) ? Number.POSITIVE_INFINITY : 0;
    },
    gcTime: 0,
  });
}
