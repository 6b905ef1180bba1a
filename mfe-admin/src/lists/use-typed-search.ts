import { useEffect, useEffectEvent, useState } from 'react';

const debounceMilliseconds = 300;

/** Text of the search box; `onSearch` is called 300 ms after the last key, or at once by `searchNow`. */
export function useTypedSearch(searched: string, onSearch: (term: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [requested, setRequested] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const term = typed.trim();

  if (searched !== seen) {
    setSeen(searched);
    // The address changed, such as by Back.
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
