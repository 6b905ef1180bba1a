import { type ApiCall, type ApiError, type TeamOrder } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { orderKey, ordersKey } from '../../features/orders/order-reads.ts';

/** True when somebody else was faster: the order, or its case, is in another state. */
export const isOutdated = ({ status, field }: ApiError): boolean =>
  (status === 409 && field === undefined) || status === 404;

export function useOrderChange<Input>(
  number: string,
  send: (api: ApiCall, input: Input) => Promise<TeamOrder>,
  onDone: (input: Input) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<TeamOrder, ApiError, Input>({
    mutationFn: (input) => send(api, input),
    onSuccess(order, input) {
      queries.setQueryData(orderKey(number), order);
      void queries.invalidateQueries({
        queryKey: ordersKey,
        predicate: ({ queryKey }) => !queryKey.includes(number),
      });
      onDone(input);
    },
    onError: (error) => {
      if (isOutdated(error)) void queries.invalidateQueries({ queryKey: ordersKey });
    },
  });
}
