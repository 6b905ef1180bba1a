import { giftSorts, giftStateNames } from '@gift-registry/bff-contract';
import { SearchField } from '@gift-registry/design-system/search-field';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useDebouncedSearch } from '../query-state/use-debounced-search.ts';
import { giftFilters, type GiftBookView, type GiftFilter } from '../gift-book/gift-book-view.ts';
import styles from './gift-book-tools.module.css';
import { sortNames } from '../gift-book/gift-words.ts';

interface Props {
  readonly view: GiftBookView;
  readonly busy: boolean;
  readonly onChange: (changes: Partial<GiftBookView>) => void;
}

const filterName = (filter: GiftFilter): string => {
  if (filter === 'all') return 'All gifts';
  return filter === 'to-thank' ? 'To thank' : giftStateNames[filter];
};

export function GiftBookTools({ view, busy, onChange }: Props) {
  const { typed, type, searchNow } = useDebouncedSearch(view.search, (search) =>
    onChange({ search }),
  );
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search by giver or gift"
        placeholder="Search by giver or gift"
        maxLength={100}
        value={typed}
        onValueChange={type}
        onSearch={searchNow}
        onClear={() => searchNow('')}
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
