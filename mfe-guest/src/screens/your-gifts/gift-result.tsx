import {
  giftFormResults,
  paymentFormResults,
  type GiftFormResult,
  type GuestGift,
  type PaymentFormResult,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { useNavigation } from '@gift-registry/shell-contract';
import { resultText } from '../../features/own-gifts/gift-results.ts';

function isCurrent(
  result: GiftFormResult | PaymentFormResult,
  { status, kind, payment }: GuestGift,
): boolean {
  if (result === 'released') return status === 'released';
  if (result === 'held' || result === 'extended' || result === 'postponed')
    return status === 'reserved';
  if (result === 'paid' || result === 'not-paid')
    return status === 'purchased' && (result === 'paid') === Boolean(payment?.paidAt);
  return status === 'purchased' && (result === 'contributed') === (kind === 'contribution');
}

export function GiftResult({ gifts }: { readonly gifts: readonly GuestGift[] }) {
  const query = new URLSearchParams(useNavigation().location.search);
  const result = [...giftFormResults, ...paymentFormResults].find(
    (each) => each === query.get('done'),
  );
  const gift = gifts.find(({ id }) => id === query.get('gift'));
  if (!result || !gift || !isCurrent(result, gift)) return null;
  const { title, description } = resultText(result, gift);
  return (
    <Alert
      type="success"
      title={title}
      action={
        result === 'held' &&
        gift.externalUrl && (
          <Button
            variant="primary"
            href={gift.externalUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Go to the shop
          </Button>
        )
      }
    >
      {description}
    </Alert>
  );
}
