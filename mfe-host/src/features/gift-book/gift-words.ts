import {
  type ShownState,
  formatPrice,
  formatRupees,
  type GiftSort,
  type HostGift,
  moneyStateOf,
  moneyText,
  plural,
} from '@gift-registry/bff-contract';
import type { BadgeTone } from '@gift-registry/design-system/badge';

export const stateTones: Readonly<Record<ShownState, BadgeTone>> = {
  reserved: 'warning',
  bought: 'accent',
  promised: 'warning',
  paid: 'accent',
  received: 'info',
  thanked: 'success',
  released: 'neutral',
  'short-paid': 'warning',
};

export const sortNames: Readonly<Record<GiftSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  giver: 'Giver: A to Z',
  gift: 'Gift: A to Z',
  amount: 'Highest amount first',
};

/** The giver's name; guests' data leaves the system some time after the event. */
export const giverOf = ({ giverName }: HostGift): string => giverName || 'A guest';

export function valueOf(gift: HostGift): string {
  const { kind, amount, price, currency, quantity } = gift;
  if (kind === 'contribution')
    return [formatRupees(amount ?? 0), moneyStateOf(gift)].filter(Boolean).join(' ');
  const pieces = plural(quantity, '# piece', '# pieces');
  if (!price) return pieces;
  return quantity === 1
    ? formatPrice(price, currency)
    : `${quantity} × ${formatPrice(price, currency)}`;
}

export const canBeReceived = ({ state, receivedAt }: HostGift): boolean =>
  receivedAt === null && (state === 'bought' || state === 'promised' || state === 'thanked');

/** Held gifts are not given yet, and undone ones no longer. */
export const canBeThanked = ({ state }: HostGift): boolean =>
  state !== 'reserved' && state !== 'released';

/** '₹2,100 received, ₹5,001 paid and ₹11,000 promised' of these gifts; undefined without any money. */
export function moneyOf(gifts: readonly HostGift[]): string | undefined {
  const sum = (...states: readonly ReturnType<typeof moneyStateOf>[]) =>
    gifts
      .filter((gift) => states.includes(moneyStateOf(gift)))
      .reduce((rupees, { amount }) => rupees + (amount ?? 0), 0);
  return moneyText(
    {
      pledgedAmount: sum('promised', 'paid', 'received'),
      paidAmount: sum('paid'),
      receivedAmount: sum('received'),
    },
    null,
  );
}
