import { formatPaise, type GuestOrder } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useDocumentForm } from '@gift-registry/shell-contract';
import { payOrderPath } from '../../address/gift-paths.ts';
import type { OrderRequest } from '../use-order.ts';
import { notOpened } from './payment-texts.ts';
import { usePay } from './use-pay.ts';

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
