import type { ApiCall, TeamCategory } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { categoriesKey } from '../../features/catalogue/use-categories.ts';

interface Categories {
  readonly categories: TeamCategory[];
}

export function useCategoryChange<Input>(
  send: (api: ApiCall, input: Input) => Promise<Categories>,
  onDone?: (reply: Categories, input: Input) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess(reply: Categories, input) {
      queries.setQueryData(categoriesKey, reply);
      onDone?.(reply, input);
    },
    onError: () => queries.invalidateQueries({ queryKey: categoriesKey }),
  });
}
