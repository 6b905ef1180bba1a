import type { GuestOrder } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Spinner } from '@gift-registry/design-system/spinner';
import { useNavigation } from '@gift-registry/shell-contract';
import { ReloadHint } from '../../scripts/reload-hint.tsx';
import type { OrderRequest } from '../use-order.ts';
import { HeldTime } from './held-time.tsx';
import { PayButton } from './pay-button.tsx';
import { notOpened, silentText } from './payment-texts.ts';
import { hasReturned, notOpenedParameter } from './returned-payment.ts';
import { usePaymentAnswer } from './use-payment-answer.ts';

interface Props {
  readonly request: OrderRequest;
  readonly order: GuestOrder;
  readonly heldUntil: string;
  /** The time to pay has passed. */
  readonly isOver: boolean;
  readonly refetch: () => Promise<unknown>;
}

export function AwaitedPayment({ request, order, heldUntil, isOver, refetch }: Props) {
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const query = new URLSearchParams(useNavigation().location.search);
  const isAwaited = isOver || hasReturned(query);
  const isFailed = order.money === 'failed' && !isAwaited;
  const { isSilent, askAgain } = usePaymentAnswer(isAwaited, refetch);
  const pay = (variant?: 'secondary') => (
    <PayButton request={request} order={order} variant={variant} refetch={refetch} />
  );

  return (
    <Card as="section" tone="accent" aria-label="Payment">
      <Stack gap={4}>
        {query.get('payment') === notOpenedParameter && !isAwaited && (
          <Alert type="error">{notOpened}</Alert>
        )}
        {isAwaited && !isSilent && (
          <Spinner
            size="sm"
            showLabel
            label={
              isOver
                ? 'We ask the bank whether your money is on its way...'
                : 'Thank you. We ask the bank whether your payment is here...'
            }
          />
        )}
        {isAwaited && isSilent && (
          <>
            <p role="status">{silentText(order)}</p>
            {!isOver && <p>If you did not finish paying, you can still do it.</p>}
            <Cluster>
              <Button variant="primary" onClick={askAgain}>
                Check again
              </Button>
              {!isOver && pay('secondary')}
            </Cluster>
          </>
        )}
        {isFailed && (
          <p role="alert">
            The bank did not take the payment. If money left your account, it comes back by itself.
          </p>
        )}
        {!isOver && <HeldTime until={heldUntil} count={count} />}
        {!isAwaited && pay()}
        <ReloadHint>to see whether your payment is here.</ReloadHint>
      </Stack>
    </Card>
  );
}
