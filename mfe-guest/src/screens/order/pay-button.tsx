import { formatPaise, type ApiError, type GuestOrder } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useDocumentForm, leavePage, useNavigation } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { payOrderPath } from '../../features/platform/gift-paths.ts';
import { hasReturned, notOpened, withoutReturn } from './returned-payment.ts';
import type { OrderRequest } from './use-order.ts';
import { useApi } from '../../api.ts';

interface Props {
  readonly request: OrderRequest;
  readonly order: GuestOrder;
  readonly variant?: ButtonProps['variant'];
  readonly refetch: () => unknown;
}

export function PayButton({ request, order, variant = 'primary', refetch }: Props) {
  const isRendered = useDocumentForm() !== undefined;
  const pay = usePay(request, refetch);
  const label = order.money === 'failed' ? 'Try again' : `Pay ${formatPaise(order.totalPaise)}`;
  const refused = pay.error?.message ?? (pay.data === null ? notOpened : undefined);
  return (
    <Stack gap={3}>
      {refused && <Alert type="error">{refused}</Alert>}
      <div>
        {isRendered ? (
          <Button
            id="pay"
            variant={variant}
            size="lg"
            href={payOrderPath(order.number, request.query.key)}
          >
            {label}
          </Button>
        ) : (
          <Button
            id="pay"
            variant={variant}
            size="lg"
            busy={pay.isPending || typeof pay.data === 'string'}
            busyLabel="Opening the payment..."
            onClick={() => pay.mutate()}
          >
            {label}
          </Button>
        )}
      </div>
    </Stack>
  );
}

/**
 * Opens the provider's page. `data` is null when the provider has none for this order now. `refetch` reads the order again
 * then, and when Back leads here.
 */
function usePay(request: OrderRequest, refetch: () => unknown) {
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
