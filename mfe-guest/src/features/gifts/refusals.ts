import { giftMessages, type SharedItem } from '@gift-registry/bff-contract';
import { giftState, isOrdered, takesContributions } from './gift-state.ts';

export function purchaseRefusal(item: SharedItem): string | undefined {
  if (item.fund) return item.fund.closed ? giftMessages.fundClosed : giftMessages.takesAmounts;
  const state = giftState(item);
  if (state === 'available')
    return item.outOfStock && isOrdered(item) ? giftMessages.outOfStock : undefined;
  return state === 'reserved' ? giftMessages.reserved : giftMessages.purchased;
}

export function contributionRefusal(item: SharedItem): string | undefined {
  if (takesContributions(item)) return undefined;
  return purchaseRefusal(item) ?? giftMessages.takesNoContributions;
}
