import { useQueryState } from '../../features/platform/query-state/use-query-state.ts';
import {
  parseGiftBookView,
  writeGiftBookView,
  type GiftBookView,
} from '../../features/gift-book/gift-book-view.ts';

export function useGiftBookView() {
  const [view, setView] = useQueryState(parseGiftBookView);
  return {
    view,
    change(changes: Partial<GiftBookView>): void {
      const next = { ...view, ...changes };
      setView(next, writeGiftBookView(next), next.search === view.search ? undefined : 'search');
    },
  };
}
