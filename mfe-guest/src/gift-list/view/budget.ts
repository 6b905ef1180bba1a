import { unitsLeft, type SharedItem } from '@gift-registry/bff-contract';
import { takesContributions } from '../../gift-state/gift-state.ts';
import { rupeePrice } from './rupee-price.ts';

/** 'About' an amount: a tenth more still fits. */
const stretch = 1.1;
/** Less than half is a part only of gifts that others have begun. */
const smallestPart = 0.5;

const fitsWhole = (item: SharedItem, budget: number): boolean => {
  const price = rupeePrice(item);
  return unitsLeft(item) > 0 && (price === undefined || price <= budget * stretch);
};

export function partWithin(item: SharedItem, budget: number): number | undefined {
  const price = rupeePrice(item);
  if (price === undefined || fitsWhole(item, budget) || !takesContributions(item)) return undefined;
  if (item.pledgedAmount === 0 && budget < price * smallestPart) return undefined;
  return Math.min(budget, price - item.pledgedAmount);
}

export const fitsBudget = (item: SharedItem, budget: number): boolean =>
  fitsWhole(item, budget) || partWithin(item, budget) !== undefined;
