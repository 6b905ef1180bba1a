import { fromPaise, toPaise, type SharedItem } from '@gift-registry/bff-contract';
import { canBeGiven, missingPaise, takesContributions } from '../gift-state.ts';

/** 'About' an amount: a tenth more still fits. */
const stretch = 1.1;
/** Less than half is a part only of gifts that others have begun. */
const smallestPart = 0.5;

const fitsWhole = (item: SharedItem, budget: number): boolean => {
  const price = rupeePrice(item);
  return canBeGiven(item) && (price === undefined || price <= budget * stretch);
};

export function partWithin(item: SharedItem, budget: number): number | undefined {
  const price = rupeePrice(item);
  if (price === undefined || fitsWhole(item, budget) || !takesContributions(item)) return undefined;
  if (item.pledgedAmount === 0 && budget < price * smallestPart) return undefined;
  return fromPaise(Math.min(toPaise(budget), missingPaise(item) ?? Infinity));
}

export const fitsBudget = (item: SharedItem, budget: number): boolean =>
  fitsWhole(item, budget) || partWithin(item, budget) !== undefined;

/** The price in rupees. Gifts without one pass every price filter and sort last. */
export const rupeePrice = ({ price, currency }: Pick<SharedItem, 'price' | 'currency'>) =>
  currency === 'INR' && price !== null ? price : undefined;
