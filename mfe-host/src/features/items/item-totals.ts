import {
  plural,
  formatPrice,
  fromPaise,
  type RegistryItem,
  toPaise,
} from '@gift-registry/bff-contract';

export const giftCount = (count: number): string => plural(count, '# gift', '# gifts');

export interface ItemTotals {
  readonly units: number;
  readonly total: string | undefined;
  readonly unpriced: number;
}

/** The price of all its units, 0 for a gift without a price. */
export const itemPaise = ({ product, quantityRequested }: RegistryItem): number =>
  toPaise(product.price ?? 0) * quantityRequested;

export function itemTotals(items: readonly RegistryItem[]): ItemTotals {
  /** Paise, by currency. */
  const sums = new Map<string, number>();
  let units = 0;
  let unpriced = 0;
  for (const item of items) {
    const { price, currency } = item.product;
    units += item.quantityRequested;
    if (price) sums.set(currency, (sums.get(currency) ?? 0) + itemPaise(item));
    else if (!item.fund) unpriced += 1;
  }
  const amounts = [...sums].map(([currency, paise]) => formatPrice(fromPaise(paise), currency));
  return { units, total: amounts.length > 0 ? amounts.join(' + ') : undefined, unpriced };
}
