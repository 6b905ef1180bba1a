import { useEffect } from 'react';
import { useNavigation } from './navigation.ts';

/** Scrolls to the part of the page that the address names, for parts that are loaded after the page: once `ready` is true. */
export function useScrollToHash(ready: boolean): void {
  const { hash } = useNavigation().location;
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
}
