import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField, type SearchFieldProps } from '../search-field/search-field.tsx';

const debounceMilliseconds = 300;

export type DebouncedSearchFieldProps = Omit<
  SearchFieldProps,
  'value' | 'onValueChange' | 'onSearch' | 'onClear'
> & {
  /** The term of the shown results, such as that of the address. */
  searched: string;
  /** Called 300 ms after the last key, and at once by Enter and the clear button. Blanks around the term are cut. */
  onSearch: (term: string) => void;
};

/** A search box that searches while a person types. */
export function DebouncedSearchField({ searched, onSearch, ...props }: DebouncedSearchFieldProps) {
  const [typed, setTyped] = useState(searched);
  const [requested, setRequested] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const term = typed.trim();

  if (searched !== seen) {
    setSeen(searched);
    // The term changed from outside, such as by Back.
    if (searched !== requested) setTyped(searched);
  }

  const search = (next: string) => {
    setRequested(next);
    if (next !== searched) onSearch(next);
  };
  const onDebounced = useEffectEvent(() => search(term));
  useEffect(() => {
    const timer = setTimeout(() => onDebounced(), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [term]);

  return (
    <SearchField
      {...props}
      value={typed}
      onValueChange={setTyped}
      onSearch={(text) => search(text.trim())}
      onClear={() => search('')}
    />
  );
}
