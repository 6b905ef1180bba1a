import { type Hint, dismissHint, listDismissedHints } from '@gift-registry/bff-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

interface DismissedHints {
  readonly dismissed: readonly string[];
}

const queryKey = ['dismissed-hints'] as const;

export function useHint(hint: Hint) {
  const api = useApi();
  const client = useQueryClient();
  const hints = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(listDismissedHints, {}, { signal }),
    staleTime: Infinity,
  });
  const dismissal = useMutation({
    mutationFn: () => api(dismissHint, { params: { hint } }),
    // Hidden at once, also when the server can't be reached: the hint returns with the next visit.
    onMutate: () =>
      client.setQueryData<DismissedHints>(queryKey, (known) => ({
        dismissed: [...(known?.dismissed ?? []), hint],
      })),
  });
  return {
    isPending: hints.isPending,
    isShown: hints.data?.dismissed.includes(hint) === false,
    dismiss: () => dismissal.mutate(),
  };
}
