import { formatRupees, type GuestGift } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { payPath } from '../platform/gift-paths.ts';
import { GiftAction } from './gift-action.tsx';

interface Props {
  readonly shareCode: string;
  readonly gift: GuestGift;
}

const isOpen = ({ status, receivedAt }: GuestGift): boolean =>
  status === 'purchased' && !receivedAt;

export function PaymentActions({ shareCode, gift }: Props) {
  const { payment, amount, productName } = gift;
  if (!payment || !isOpen(gift)) return null;
  if (payment.paidAt)
    return (
      <GiftAction
        kind="not-paid"
        shareCode={shareCode}
        gift={gift}
        variant="quiet"
        aria-label={`I have not paid yet: ${productName}`}
      >
        I have not paid yet
      </GiftAction>
    );
  if (!payment.byUpi) return null;
  return (
    <Button
      variant="primary"
      href={payPath(shareCode, gift.id)}
      linkComponent={Link}
      aria-label={`Pay ${formatRupees(amount ?? 0)} by UPI: ${productName}`}
    >
      {`Pay ${formatRupees(amount ?? 0)} by UPI`}
    </Button>
  );
}

export function paymentText(gift: GuestGift, formatTime: (time: string) => string): string {
  const { payment } = gift;
  if (!payment || !isOpen(gift)) return '';
  const { paidAt, payBy, isAddressChanged, isReferenceRepeated } = payment;
  if (paidAt)
    return isReferenceRepeated
      ? 'The host confirms it when the money is there. Another gift has the same UPI reference: please check yours.'
      : 'The host confirms it when the money is there.';
  return [
    payBy && `Please pay until ${formatTime(payBy)}.`,
    isAddressChanged && 'The host has changed the UPI address since you last opened it.',
  ]
    .filter(Boolean)
    .join(' ');
}
