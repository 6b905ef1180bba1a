import { formatRupees, type SharedItem } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../platform/use-scripts-run.ts';
import { findQuickChoices, type QuickChoice } from './find-quick-choices.ts';
import { budgetOf, listAddress, wholeList, type ListQuery } from './list-query.ts';
import styles from './quick-choices.module.css';
import type { FilteredGifts } from './use-filtered-gifts.ts';

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
