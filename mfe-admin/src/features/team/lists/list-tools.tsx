import { DebouncedSearchField } from '@gift-registry/design-system/debounced-search-field';
import { SelectField } from '@gift-registry/design-system/select-field';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { DayRangeFields } from '../day-range-fields.tsx';
import type { ListFilter, ListQuery } from './admin-list.ts';
import styles from './list-tools.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

export function useSearchKey(searchBox: RefObject<HTMLInputElement | null>, enabled: boolean) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      searchBox.current?.focus();
    };
    if (!enabled) return undefined;
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [searchBox, enabled]);
}

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly query: ListQuery;
  readonly filters: readonly ListFilter[];
  /** The list has a filter of days. Default false. */
  readonly dated?: boolean;
  readonly busy: boolean;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChange: (changes: ListQuery) => void;
  readonly children?: ReactNode;
}

export function ListTools(props: Props) {
  const { label, placeholder, query, filters, dated, busy, searchBox, onChange, children } = props;
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
      {dated && (
        <DayRangeFields
          range={{ days: query['days'], from: query['from'], until: query['until'] }}
          any="Any day"
          onChange={onChange}
        />
      )}
      {children}
    </div>
  );
}
