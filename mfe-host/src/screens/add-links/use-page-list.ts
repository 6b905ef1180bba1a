import {
  type ApiError,
  type PageList,
  type PageListLine,
  type ReplyOf,
  dropPageList,
  dropPageListLine,
  getPageList,
  startPageList,
  isFinal,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/query-failure.tsx';

const queryKey = ['page-list'];
const pollMilliseconds = 1500;

type Reply = ReplyOf<typeof getPageList>;

export const isRead = ({ scrape }: PageListLine): boolean => isFinal(scrape.step);
export const isUndecided = ({ decision }: PageListLine): boolean => decision === null;
export const isReady = (line: PageListLine): boolean =>
  isUndecided(line) && line.scrape.outcome === 'ok' && Boolean(line.found?.name);

export function usePageList() {
  const api = useApi();
  return useQuery<Reply, ApiError, PageList | null>({
    queryKey,
    queryFn: ({ signal }) => api(getPageList, {}, { signal }),
    select: ({ list }) => list,
    refetchInterval: ({ state }) =>
      state.data?.list?.lines.some((line) => isUndecided(line) && !isRead(line))
        ? pollMilliseconds
        : false,
  });
}

export function useShowDecision() {
  const client = useQueryClient();
  return (lineId: string, decision: PageListLine['decision']): void =>
    void client.setQueryData<Reply>(queryKey, (reply) => {
      if (!reply?.list) return undefined;
      const lines = reply.list.lines.map((line) =>
        line.id === lineId ? { ...line, decision } : line,
      );
      return { list: { ...reply.list, lines } };
    });
}

export function useRereadPageList() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
}

export function useStartPageList() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<PageList, ApiError, readonly string[]>({
    mutationFn: (urls) => api(startPageList, { body: { urls: [...urls] } }),
    onSuccess: ({ id, lines }) => client.setQueryData<Reply>(queryKey, { list: { id, lines } }),
  });
}

export function useDropPageList() {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<unknown, ApiError>({
    mutationFn: () => api(dropPageList, {}),
    onSuccess: () => client.setQueryData<Reply>(queryKey, { list: null }),
    onError: (error) =>
      showToast(failureToast('We could not drop this list. Please try again.', error)),
  });
}

export function useDropLine() {
  const api = useApi();
  const showToast = useToast();
  const showDecision = useShowDecision();
  const reread = useRereadPageList();
  return useMutation<unknown, ApiError, { readonly lineId: string; readonly dropped: boolean }>({
    // One after the other: an undo must not overtake its drop.
    scope: { id: 'page-list-decision' },
    mutationFn: ({ lineId, dropped }) =>
      api(dropPageListLine, { params: { lineId }, body: { dropped } }),
    onMutate: ({ lineId, dropped }) => showDecision(lineId, dropped ? 'dropped' : null),
    onError(error) {
      showToast(failureToast('We could not change this line. Please try again.', error));
      reread();
    },
  });
}
