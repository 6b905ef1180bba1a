import type { GuestGift } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { payOrderPath } from '../platform/gift-paths.ts';
import { useFormatClock } from '../platform/use-format-instant.ts';

/** An order of this guest of which nothing is paid yet. */
export interface UnpaidOrder {
  readonly number: string;
  readonly payBy: string;
}

export const unpaidOrderOf = ({
  status,
  orderNumber,
  payOrderBy,
}: GuestGift): UnpaidOrder | undefined =>
  status === 'reserved' && orderNumber && payOrderBy !== null
    ? { number: orderNumber, payBy: payOrderBy }
    : undefined;

/** 'Not paid yet: pay by 6:40 PM'. */
export function NotPaidYet({ order }: { readonly order: UnpaidOrder }) {
  return `Not paid yet: pay by ${useFormatClock()(order.payBy)}`;
}

interface PayProps {
  readonly order: UnpaidOrder;
  /** Says which order it is to those who only hear the button. */
  readonly name: string;
}

/** A page of the server that leads to the payment, so it works before the scripts. */
export function PayOrderLink({ order, name }: PayProps) {
  return (
    <Button
      variant="primary"
      href={payOrderPath(order.number, undefined)}
      aria-label={`Pay: ${name}`}
    >
      Pay
    </Button>
  );
}
