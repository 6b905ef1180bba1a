import { useEffect } from 'react';
import { useNavigation } from './navigation.ts';

export function useScrollToHash(ready: boolean): void {
  const { hash } = useNavigation().location;
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
}
