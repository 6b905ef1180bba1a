import type { ApiError, GuestOrder } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { useChangedOrder, type OrderRequest } from '../use-order.ts';

interface Options {
  readonly onCancelled: () => void;
  /** The order is elsewhere by now. */
  readonly onRefused: () => unknown;
}

export function useCancelOrder(request: OrderRequest, { onCancelled, onRefused }: Options) {
  const api = useApi();
  const showToast = useToast();
  const show = useChangedOrder(request);
  return useMutation<GuestOrder, ApiError>({
    mutationFn: () => api('cancelOrder', request),
    onSuccess(order) {
      show(order);
      onCancelled();
    },
    onError({ status, message }) {
      showToast({ type: 'error', title: 'Your order was not cancelled', description: message });
      if (status !== 0) void onRefused();
    },
  });
}
