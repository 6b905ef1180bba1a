import { formatPrice, fromPaise, type RegistryItem, toPaise } from '@gift-registry/bff-contract';

export interface ItemTotals {
  readonly units: number;
  readonly total: string | undefined;
  readonly unpriced: number;
}

export function itemTotals(items: readonly RegistryItem[]): ItemTotals {
  /** Paise, by currency. */
  const sums = new Map<string, number>();
  let units = 0;
  let unpriced = 0;
  for (const { quantityRequested, product, fund } of items) {
    units += quantityRequested;
    if (product.price) {
      const sum = sums.get(product.currency) ?? 0;
      sums.set(product.currency, sum + toPaise(product.price) * quantityRequested);
    } else if (!fund) unpriced += 1;
  }
  const amounts = [...sums].map(([currency, paise]) => formatPrice(fromPaise(paise), currency));
  return { units, total: amounts.length > 0 ? amounts.join(' + ') : undefined, unpriced };
}
