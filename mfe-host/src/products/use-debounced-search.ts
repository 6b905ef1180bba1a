import { useEffect, useEffectEvent, useState } from 'react';

const debounceMilliseconds = 300;

/** The text of a search box, and when to search for it: a moment after the last key, or at once. */
export function useDebouncedSearch(searched: string, onSearch: (term: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [asked, setAsked] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const term = typed.trim();

  if (searched !== seen) {
    setSeen(searched);
    // Somebody else asked, such as the button that shows all products.
    if (searched !== asked) setTyped(searched);
  }

  const search = (wanted: string) => {
    setAsked(wanted);
    if (wanted !== searched) onSearch(wanted);
  };
  const onPause = useEffectEvent(() => search(term));
  useEffect(() => {
    const timer = setTimeout(() => onPause(), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [term]);

  return { typed, type: setTyped, searchNow: (text: string) => search(text.trim()) };
}
