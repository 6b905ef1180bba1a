import { formatRupees, type SharedItem } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../platform/scripts.tsx';
import { budgetOf, listAddress, wholeList, type ListQuery } from './list-query.ts';
import styles from './quick-choices.module.css';
import type { FilteredGifts } from './use-filtered-gifts.ts';
import { filterGifts } from './filter-and-sort.ts';
import { rupeePrice } from './budget.ts';

interface QuickChoice {
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

interface Props {
  readonly items: readonly SharedItem[];
  readonly view: Pick<FilteredGifts, 'list' | 'setList'>;
}

const withFilters = (list: ListQuery, { filters }: QuickChoice): ListQuery => ({
  ...list,
  ...filters,
});

function askForBudget(items: readonly SharedItem[], list: ListQuery): QuickChoice[] {
  if (items.length < 2) return [];
  const budget = budgetOf(list);
  const label = budget === undefined ? 'I have about…' : `About ${formatRupees(budget)}`;
  return [{ label, filters: { budget: list.budget ?? '' } }];
}

function withoutFilters(list: ListQuery, { filters }: QuickChoice): ListQuery {
  const { max, purchased, only, budget } = wholeList;
  return {
    ...list,
    ...('max' in filters && { max }),
    ...('purchased' in filters && { purchased }),
    ...('only' in filters && { only }),
    ...('budget' in filters && { budget }),
  };
}

const isSame = (a: ListQuery, b: ListQuery): boolean =>
  listAddress(root, a) === listAddress(root, b);
const root = { pathname: '/', search: '' };

export function QuickChoices({ items, view: { list, setList } }: Props) {
  const scriptsRun = useScriptsRun();
  const { location } = useNavigation();
  const choices = [...askForBudget(items, list), ...findQuickChoices(items)];
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices} aria-label="Quick choices">
      {choices.map((choice) => {
        const isOn = isSame(list, withFilters(list, choice));
        const next = isOn ? withoutFilters(list, choice) : withFilters(list, choice);
        return (
          <li key={choice.label}>
            {scriptsRun ? (
              <button
                type="button"
                className={styles.choice}
                aria-pressed={isOn}
                onClick={() => setList(next)}
              >
                {choice.label}
              </button>
            ) : (
              <a
                className={styles.choice}
                href={listAddress(location, next)}
                aria-current={isOn ? 'true' : undefined}
              >
                {choice.label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
