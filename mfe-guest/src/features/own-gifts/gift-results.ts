import {
  formatRupees,
  type GiftFormResult,
  type GuestGift,
  type PaymentFormResult,
} from '@gift-registry/bff-contract';

export const giftResultTitles: Readonly<Record<GiftFormResult | PaymentFormResult, string>> = {
  purchased: 'Thank you!',
  contributed: 'Thank you!',
  paid: 'Thank you! The host confirms it when the money is there.',
  'not-paid': 'Not paid yet. You can pay from here.',
  held: 'Held for you for 24 hours',
  confirmed: 'Marked as purchased. Thank you!',
  extended: 'Held for another 24 hours',
  postponed: 'We ask you again tomorrow',
  released: 'Given back. Someone else can give it now.',
};

export function formResultOf({ kind, status }: GuestGift): GiftFormResult {
  if (kind === 'contribution') return 'contributed';
  return status === 'reserved' ? 'held' : 'purchased';
}

export function resultText(
  result: GiftFormResult | PaymentFormResult,
  gift: Pick<GuestGift, 'productName' | 'amount' | 'externalUrl' | 'orderNumber' | 'payment'>,
): { readonly title: string; readonly description?: string } {
  const { productName, amount, externalUrl, orderNumber, payment } = gift;
  const title = giftResultTitles[result];
  const added = `${productName} is now among your gifts.`;
  switch (result) {
    case 'purchased':
      if (orderNumber)
        return { title, description: `${added} Your order ${orderNumber} says how to pay.` };
      return { title, description: externalUrl === null ? `${added} ${arrangeWithHost}` : added };
    case 'contributed':
      return {
        title,
        description: `You promised ${formatRupees(amount ?? 0)} towards ${productName}. ${payment?.byUpi ? 'You can pay it by UPI now, or later from ‘Your gifts’.' : 'Please settle the money with the host directly.'}`,
      };
    case 'held':
      return {
        title,
        description: `Buy ${productName} at the shop now. Then come back and tell us: did you buy it?`,
      };
    default:
      return { title };
  }
}

/** A purchase without an order and without a shop records a gift and sends nothing; every text about it says so. */
export const arrangeWithHost = 'Buy it anywhere and bring it, or ask the host.';
