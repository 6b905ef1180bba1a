import { type GuestOrder, formatMinutes, plural } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { useSecondsLeft } from '@gift-registry/design-system/countdown';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Spinner } from '@gift-registry/design-system/spinner';
import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReloadHint, useScriptsRun } from '../../features/platform/scripts.tsx';
import type { OrderRequest } from './use-order.ts';
import { PayButton } from './pay-button.tsx';
import { notOpened, silentText, hasReturned, notOpenedParameter } from './returned-payment.ts';
import { useFormatTime } from '../../features/platform/use-format-instant.ts';

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

interface MinutesLeftProps {
  readonly until: string;
}

interface HeldTimeProps extends MinutesLeftProps {
  readonly count: number;
}

function MinutesLeft({ until }: MinutesLeftProps) {
  return formatMinutes(useSecondsLeft(Date.parse(until)));
}

function HeldTime({ until, count }: HeldTimeProps) {
  const scriptsRun = useScriptsRun();
  const end = useFormatTime()(until);
  return (
    <p>
      We hold {plural(count, 'your gift', 'your gifts')} for you
      {scriptsRun && (
        <>
          {' '}
          for another{' '}
          <strong>
            <MinutesLeft until={until} />
          </strong>
        </>
      )}
      {scriptsRun ? `, until ${end}.` : ` until ${end}.`}
    </p>
  );
}

/** Seconds between the first questions, about a minute in all. */
const waits = [2, 2, 3, 4, 6, 8, 10, 12, 14];
const SLOW_WAIT = 30;

function usePaymentAnswer(isAwaited: boolean, refetch: () => Promise<unknown>) {
  const [asked, setAsked] = useState(0);

  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    if (document.visibilityState === 'visible') await refetch();
    if (isCurrent()) setAsked((before) => before + 1);
  });

  useEffect(() => {
    if (!isAwaited) return undefined;
    let isCurrent = true;
    const wait = (waits[asked] ?? SLOW_WAIT) * 1_000;
    const timer = setTimeout(() => void ask(() => isCurrent), wait);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAwaited, asked]);

  return {
    isSilent: asked >= waits.length,
    askAgain() {
      setAsked(0);
      void refetch();
    },
  };
}
