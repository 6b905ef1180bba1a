import type { SharedItem } from '@gift-registry/bff-contract';

const most = 3;

export function nearestByPrice(item: SharedItem, others: readonly SharedItem[]): SharedItem[] {
  const distance = ({ price }: SharedItem) => Math.abs((price ?? Infinity) - (item.price ?? 0));
  return others
    .filter(({ id, currency, price }) => id !== item.id && currency === item.currency && price)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most);
}
