import { useEffect, useEffectEvent, useState } from 'react';

const debounceMilliseconds = 300;

export function useDebouncedSearch(searched: string, onSearch: (term: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [requested, setRequested] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const term = typed.trim();

  if (searched !== seen) {
    setSeen(searched);
    // The term changed from outside, such as by 'Show all products'.
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

  return { typed, type: setTyped, searchNow: (text: string) => search(text.trim()) };
}
