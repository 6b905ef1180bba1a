import type { ApiError } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import type { OrderRequest } from '../use-order.ts';
import { openPage } from './open-page.ts';

/** Opens the provider's page. `data` is null when the provider has none for this order now. */
export function usePay(request: OrderRequest, onRefused: () => unknown) {
  const api = useApi();
  return useMutation<string | null, ApiError>({
    networkMode: 'always',
    async mutationFn() {
      const { paymentUrl } = await api('payOrder', request);
      if (paymentUrl === null) void onRefused();
      else openPage.at(paymentUrl);
      return paymentUrl;
    },
  });
}
