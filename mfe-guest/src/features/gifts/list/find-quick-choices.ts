import { formatRupees, type SharedItem } from '@gift-registry/bff-contract';
import { filterGifts } from './filter-and-sort.ts';
import { type ListQuery, wholeList } from './list-query.ts';
import { rupeePrice } from './budget.ts';

export interface QuickChoice {
  readonly label: string;
  readonly filters: Partial<ListQuery>;
}

const amounts = [500, 1000, 2000, 5000, 10_000, 20_000];
const fewest = 2;

function underAmount(items: readonly SharedItem[]): QuickChoice[] {
  const prices = items.flatMap((item) => rupeePrice(item) ?? []);
  const fits = (amount: number) => {
    const under = prices.filter((price) => price <= amount).length;
    return under >= fewest && under < prices.length;
  };
  const amount = amounts.find(fits);
  return amount === undefined
    ? []
    : [{ label: `Under ${formatRupees(amount)}`, filters: { max: String(amount) } }];
}

const otherChoices: readonly QuickChoice[] = [
  { label: 'Give together', filters: { only: 'together' } },
  { label: 'Most wanted', filters: { only: 'wanted' } },
  { label: 'Still needed', filters: { purchased: false } },
];

export function findQuickChoices(items: readonly SharedItem[]): QuickChoice[] {
  const everyGift = { ...wholeList, price: [0, Infinity] as const };
  const isUseful = ({ filters }: QuickChoice) => {
    const left = filterGifts(items, { ...everyGift, ...filters, budget: undefined }).length;
    return left > 0 && left < items.length;
  };
  return [...underAmount(items), ...otherChoices.filter(isUseful)];
}
