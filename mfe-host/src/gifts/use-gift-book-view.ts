import { useNavigation } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { parseGiftBookView, writeGiftBookView, type GiftBookView } from './gift-book-view.ts';

/** Search, filter and order, read from the address and written back to it. */
export function useGiftBookView() {
  const { location, replaceQuery } = useNavigation();
  const [view, update] = useState(() => parseGiftBookView(new URLSearchParams(location.search)));
  return {
    view,
    change(changes: Partial<GiftBookView>): void {
      const next = { ...view, ...changes };
      update(next);
      replaceQuery(writeGiftBookView(next));
    },
  };
}
