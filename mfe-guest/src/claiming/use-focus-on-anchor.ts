import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

/**
 * True when the address names the element `id`. Scrolls to the element and focuses it once it is shown, because the
 * browser looked for it before its data had loaded.
 */
export function useFocusOnAnchor(id: string, shown: boolean): boolean {
  const named = useNavigation().location.hash === `#${id}`;
  useEffect(() => {
    if (named && shown) document.getElementById(id)?.focus();
  }, [id, named, shown]);
  return named;
}
