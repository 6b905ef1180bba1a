import { DebouncedSearchField } from '@gift-registry/design-system/debounced-search-field';
import { SelectField } from '@gift-registry/design-system/select-field';
import type { ReactNode, RefObject } from 'react';
import type { ListFilter, ListQuery } from './admin-list.ts';
import styles from './list-tools.module.css';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly query: ListQuery;
  readonly filters: readonly ListFilter[];
  readonly busy: boolean;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChange: (changes: ListQuery) => void;
  readonly children?: ReactNode;
}

export function ListTools(props: Props) {
  const { label, placeholder, query, filters, busy, searchBox, onChange, children } = props;
  return (
    <div className={styles.tools}>
      <DebouncedSearchField
        ref={searchBox}
        label={label}
        placeholder={placeholder}
        maxLength={100}
        searched={query['search'] ?? ''}
        onSearch={(search) => onChange({ search })}
        status={busy ? 'busy' : 'idle'}
        className={styles.search}
      />
      {filters.map((filter) => (
        <SelectField
          key={filter.name}
          label={filter.label}
          hideLabel
          size="compact"
          options={filter.options}
          value={query[filter.name] ?? ''}
          onValueChange={(value) => onChange({ [filter.name]: value })}
        />
      ))}
      {children}
    </div>
  );
}
