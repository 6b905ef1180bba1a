import type { SharedItem } from '@gift-registry/bff-contract';

/** The price in rupees. Gifts without one pass every price filter and sort last. */
export const rupeePrice = ({ price, currency }: Pick<SharedItem, 'price' | 'currency'>) =>
  currency === 'INR' && price !== null ? price : undefined;
