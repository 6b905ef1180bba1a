import { type GuestOrder, formatPaise } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link, useDocumentForm, useNavigation } from '@gift-registry/shell-contract';
import { useRef, useState, useEffect } from 'react';
import { registryPath, yourGiftsPath } from '../../features/platform/gift-paths.ts';
import { PageBody } from '../../features/platform/page-body.tsx';
import print from '../../features/platform/print.module.css';
import { useScriptsRun } from '../../features/platform/scripts.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderGifts, OrderPlace } from './order-place.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderSteps } from './order-steps.tsx';
import { isUnpaid, moneyBack, orderStatus } from './order-status.ts';
import styles from './order-view.module.css';
import { AwaitedPayment } from './awaited-payment.tsx';
import { hasReturned } from './returned-payment.ts';
import { Receipt } from './receipt.tsx';
import { useCleanAddress, useOrderEvents, type OrderRequest } from './use-order.ts';
import { OrderThanks } from './order-thanks.tsx';

interface Props {
  readonly request: OrderRequest;
  readonly order: GuestOrder;
  readonly refetch: () => Promise<unknown>;
}

/** Mounted for an order whose wish list can be opened. */
function OrderEvents({ share, refetch }: { readonly share: string } & Pick<Props, 'refetch'>) {
  useOrderEvents(share, refetch);
  return null;
}

/** The newest try counts: a guest who comes back from the provider's page has paid since the try that failed. */
function useNewestTry(order: GuestOrder): GuestOrder {
  const isBack = hasReturned(new URLSearchParams(useNavigation().location.search));
  return order.money === 'failed' && isBack ? { ...order, money: 'waiting' } : order;
}

export function OrderView({ request, order: stored, refetch }: Props) {
  const order = useNewestTry(stored);
  useCleanAddress(request);
  const { number, registryName, shareCode, heldUntil, instructions, cancellable } = order;
  const scriptsRun = useScriptsRun();
  const failure = useDocumentForm()?.failure;
  const heading = useRef<HTMLDivElement>(null);
  const isOver = useIsPast(heldUntil);
  const status = orderStatus(order, isOver);
  const [firstStatus] = useState(status);
  const back = moneyBack(order);
  const hasReceipt = order.paidPaise > 0;

  return (
    <PageBody width="narrow">
      <title>{`Order ${number}`}</title>
      {shareCode !== null && <OrderEvents share={shareCode} refetch={refetch} />}
      {hasReceipt && (
        <ErrorBoundary part="receipt">
          <Receipt order={order} />
        </ErrorBoundary>
      )}
      <Stack gap={7} className={hasReceipt ? print.screenOnly : undefined}>
        <Stack gap={5}>
          <div ref={heading} tabIndex={-1} className={styles.heading}>
            <PageHeading
              eyebrow={`Order ${number}`}
              title={status}
              lede={registryName === null ? undefined : `For ${registryName}`}
            />
          </div>
          <VisuallyHidden role="status">{status === firstStatus ? '' : status}</VisuallyHidden>
          {failure && (
            <Alert type="error" title="Your order was not cancelled">
              {failure}
            </Alert>
          )}
          <OrderThanks order={order} />
          {back && <p>{back}</p>}
          {isUnpaid(order) && heldUntil !== null && (
            <ErrorBoundary part="awaited-payment">
              <AwaitedPayment
                request={request}
                order={order}
                heldUntil={heldUntil}
                isOver={isOver}
                refetch={refetch}
              />
            </ErrorBoundary>
          )}
          {isUnpaid(order) && heldUntil === null && instructions !== null && (
            <ErrorBoundary part="payment-by-hand">
              <PaymentByHand order={order} instructions={instructions} />
            </ErrorBoundary>
          )}
        </Stack>
        <ErrorBoundary part="order-parcel">
          <OrderParcels order={order} />
        </ErrorBoundary>
        <ErrorBoundary part="order-gifts">
          <OrderGifts order={order} />
        </ErrorBoundary>
        <ErrorBoundary part="order-place">
          <OrderPlace order={order} />
        </ErrorBoundary>
        <ErrorBoundary part="order-steps">
          <OrderSteps order={order} />
        </ErrorBoundary>
        <Cluster className={print.screenOnly}>
          {shareCode !== null && (
            <>
              <Button href={registryPath(shareCode)} linkComponent={Link}>
                See the wish list
              </Button>
              <Button href={yourGiftsPath(shareCode)} linkComponent={Link}>
                Your gifts
              </Button>
            </>
          )}
          {hasReceipt && scriptsRun && (
            <Button onClick={() => window.print()}>Print the receipt</Button>
          )}
          {cancellable && (
            <ErrorBoundary part="cancel-order">
              <CancelOrder
                request={request}
                order={order}
                onCancelled={() => heading.current?.focus()}
                onRefused={refetch}
              />
            </ErrorBoundary>
          )}
        </Cluster>
      </Stack>
    </PageBody>
  );
}

/** True from this time on, never without one. The clock is read again when a suspended tab resumes. */
function useIsPast(instant: string | null): boolean {
  const end = instant === null ? Infinity : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  const isPast = now >= end;
  useEffect(() => {
    if (isPast || end === Infinity) return undefined;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(end - Date.now(), 60_000) + 50);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end, isPast, now]);
  return isPast;
}

interface PaymentByHandProps {
  readonly order: GuestOrder;
  readonly instructions: string;
}

function PaymentByHand({ order, instructions }: PaymentByHandProps) {
  return (
    <Card as="section" tone="accent" aria-labelledby="pay-by-hand">
      <Stack gap={3}>
        <h2 id="pay-by-hand" className={styles.title}>
          How to pay {formatPaise(order.totalPaise)}
        </h2>
        <p className={styles.words}>{instructions}</p>
        <p>
          When you pay, please name your order:{' '}
          <strong className={styles.number}>{order.number}</strong>
        </p>
      </Stack>
    </Card>
  );
}
