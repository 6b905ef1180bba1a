import { giftSorts, shownStateNames } from '@gift-registry/bff-contract';
import { DebouncedSearchField } from '@gift-registry/design-system/debounced-search-field';
import { SelectField } from '@gift-registry/design-system/select-field';
import {
  giftFilters,
  type GiftBookView,
  type GiftFilter,
} from '../../features/gift-book/gift-book-view.ts';
import styles from './gift-book-tools.module.css';
import { sortNames } from '../../features/gift-book/gift-words.ts';

interface Props {
  readonly view: GiftBookView;
  readonly busy: boolean;
  readonly onChange: (changes: Partial<GiftBookView>) => void;
}

const filterName = (filter: GiftFilter): string => {
  if (filter === 'all') return 'All gifts';
  return filter === 'to-thank' ? 'To thank' : shownStateNames[filter];
};

export function GiftBookTools({ view, busy, onChange }: Props) {
  return (
    <div className={styles.tools}>
      <DebouncedSearchField
        label="Search by giver or gift"
        placeholder="Search by giver or gift"
        maxLength={100}
        searched={view.search}
        onSearch={(search) => onChange({ search })}
        status={busy ? 'busy' : 'idle'}
        className={styles.search}
      />
      <SelectField
        label="Show"
        size="compact"
        options={giftFilters.map((value) => ({ value, label: filterName(value) }))}
        value={view.filter}
        onValueChange={(filter) => onChange({ filter })}
      />
      <SelectField
        label="Sort"
        size="compact"
        options={giftSorts.map((value) => ({ value, label: sortNames[value] }))}
        value={view.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}
