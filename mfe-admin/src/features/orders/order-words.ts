import { formatPaise, type OrderRow, type OrderView } from '@gift-registry/bff-contract';
import type { BadgeTone } from '@gift-registry/design-system/badge';

type StateOfOrder = Pick<OrderRow, 'state' | 'money' | 'parcel' | 'shipTo' | 'refundDuePaise'>;

interface StateWords {
  readonly line: string;
  readonly tone: BadgeTone;
}

function moneyWords(money: OrderRow['money']): string {
  if (money === 'partly-refunded') return 'Partly refunded';
  if (money === 'refunded') return 'Refunded';
  if (money === 'partly-paid') return 'Partly paid';
  return money === 'paid' ? 'Paid' : 'Not paid';
}

const waiting = (money: OrderRow['money']): StateWords => {
  if (money === 'failed') return { line: 'Payment failed', tone: 'danger' };
  if (money === 'waiting') return { line: 'Waiting for money', tone: 'neutral' };
  return { line: `${moneyWords(money)}, to be checked`, tone: 'warning' };
};

/** A refund by hand is no part of it: it has a mark of its own. */
const ended = (before: string, { money, refundDuePaise }: StateOfOrder): StateWords => {
  const isKept = money === 'paid' || money === 'partly-paid' || money === 'partly-refunded';
  if (isKept && !refundDuePaise) return { line: `${before}, refund under way`, tone: 'info' };
  return { line: money === 'refunded' ? `${before}, refunded` : before, tone: 'neutral' };
};

export function orderState(order: StateOfOrder): StateWords {
  const { state, money, parcel, shipTo } = order;
  const isPickUp = shipTo === 'pick-up';
  if (state === 'cancelled')
    return parcel === 'returned' ? ended('Came back, closed', order) : ended('Cancelled', order);
  if (state === 'complete') {
    const line = isPickUp ? 'Handed over' : 'Delivered';
    const isBack = money === 'refunded' || money === 'partly-refunded';
    return {
      line: isBack ? `${line}, ${moneyWords(money).toLowerCase()}` : line,
      tone: 'success',
    };
  }
  if (parcel === 'to-pack') return { line: `${moneyWords(money)}, to pack`, tone: 'warning' };
  if (parcel === 'packed')
    return { line: isPickUp ? 'Ready for pick-up' : 'Packed, to send', tone: 'accent' };
  if (parcel === 'shipped') return { line: 'On its way', tone: 'info' };
  if (parcel === 'returned') return { line: 'Came back', tone: 'danger' };
  return waiting(money);
}

export const caseNames: Readonly<Record<OrderRow['openCases'][number], string>> = {
  'wrong-amount': 'Wrong amount',
  'refunded-outside': 'Refunded at the provider',
  'refund-failed': 'Refund failed',
  returned: 'Came back',
  'gift-released': 'Gift was freed',
  'unread-event': 'Unreadable event',
};

type Marked = Pick<OrderRow, 'overdue' | 'openCases' | 'refundDuePaise'>;

export function orderMarks({ overdue, openCases, refundDuePaise }: Marked): readonly StateWords[] {
  const cases = [...new Set(openCases)].map((kind) => ({
    line: `Case: ${caseNames[kind].toLowerCase()}`,
    tone: 'danger' as const,
  }));
  const due = refundDuePaise
    ? [{ line: `Give back ${formatPaise(refundDuePaise)}`, tone: 'danger' as const }]
    : [];
  return [...cases, ...due, ...(overdue ? [{ line: 'Overdue', tone: 'warning' as const }] : [])];
}

export const viewNames: Readonly<Record<OrderView, string>> = {
  attention: 'Needs you',
  'to-pack': 'To pack',
  packed: 'Packed',
  shipped: 'On their way',
  waiting: 'Waiting for money',
  cases: 'Cases',
  ended: 'Ended',
  all: 'All',
};

export const giftsText = ({
  productName,
  moreGifts,
}: Pick<OrderRow, 'productName' | 'moreGifts'>) =>
  moreGifts > 0 ? `${productName} + ${moreGifts} more` : productName;

export const destinationText = ({
  destination,
  shipTo,
}: Pick<OrderRow, 'destination' | 'shipTo'>): string =>
  shipTo === 'pick-up' ? 'Guest picks it up' : (destination ?? 'No address yet');
