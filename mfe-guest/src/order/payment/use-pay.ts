import type { ApiError } from '@gift-registry/bff-contract';
import { leavePage, useNavigation } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../api.ts';
import type { OrderRequest } from '../use-order.ts';
import { hasReturned, withoutReturn } from './returned-payment.ts';

/**
 * Opens the provider's page. `data` is null when the provider has none for this order now. `refetch` reads the order again
 * then, and when Back leads here.
 */
export function usePay(request: OrderRequest, refetch: () => unknown) {
  const api = useApi();
  const { location, replaceQuery } = useNavigation();
  const pay = useMutation<string | null, ApiError>({
    async mutationFn() {
      const { paymentUrl } = await api('payOrder', request);
      if (paymentUrl === null) void refetch();
      else {
        // Back then leads to an order whose newest payment is the one that begins here.
        const query = new URLSearchParams(location.search);
        if (hasReturned(query)) replaceQuery(withoutReturn(query));
        leavePage.to(paymentUrl);
      }
      return paymentUrl;
    },
  });

  const restore = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    pay.reset();
    void refetch();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => restore(event);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return pay;
}
