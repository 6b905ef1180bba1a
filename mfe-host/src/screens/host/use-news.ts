import {
  getGiftTotals,
  listGiftQuestions,
  listGifts,
  listItems,
  type RegistrySummary,
} from '@gift-registry/bff-contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { giftBookKey } from '../../features/gift-book/use-gift-book.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';

const GIFTS = 6;

/** The latest gifts of all registries; the server leaves those out that are a surprise. */
export function useLatestGifts() {
  const api = useApi();
  return useQuery({
    queryKey: [...giftBookKey, 'latest'],
    queryFn: ({ signal }) => api(listGifts, { query: { limit: GIFTS } }, { signal }),
    select: ({ gifts }) => gifts,
  });
}

export function useToThank() {
  const api = useApi();
  return useQuery({
    queryKey: [...giftBookKey, 'totals', 'dashboard'],
    queryFn: ({ signal }) => api(getGiftTotals, { query: {} }, { signal }),
    select: ({ toThank }) => toThank,
  });
}

interface Reply {
  readonly error: Error | null;
  readonly data: unknown;
  readonly refetch: () => unknown;
}

/** Of several replies; what is shown already stays when a later read fails. */
export function failureOf(replies: readonly Reply[]) {
  const missing = replies.filter(({ error, data }) => error !== null && data === undefined);
  return {
    error: missing[0]?.error ?? null,
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  };
}

export function useOpenQuestions(registries: readonly RegistrySummary[]) {
  const api = useApi();
  return useQueries({
    queries: registries.map(({ id: registryId }) => ({
      queryKey: registryKeys.questions(registryId),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api(listGiftQuestions, { params: { registryId } }, { signal }),
    })),
    combine: (replies) => ({
      ...failureOf(replies),
      asked: registries.map((registry, index) => ({
        registry,
        questions: (replies[index]?.data?.questions ?? []).filter(({ answer }) => answer === null),
      })),
    }),
  });
}

export function useItemsOf(registries: readonly RegistrySummary[]) {
  const api = useApi();
  return useQueries({
    queries: registries.map(({ id: registryId }) => ({
      queryKey: registryKeys.items(registryId),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api(listItems, { params: { registryId } }, { signal }),
    })),
    combine: (replies) => ({
      ...failureOf(replies),
      lists: registries.map((registry, index) => ({
        registry,
        items: replies[index]?.data?.items ?? [],
      })),
    }),
  });
}
