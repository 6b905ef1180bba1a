import { useNavigation } from '@gift-registry/shell-contract';
import { listQuery, parseListView, type OrderListView } from '../team-orders/order-paths.ts';

/** View, search, filters and page, as the address has them. A change of any other part begins at the first page. */
export function useListView() {
  const { location, pushQuery } = useNavigation();
  const list = parseListView(new URLSearchParams(location.search));
  return {
    list,
    change(changes: Partial<OrderListView>): void {
      const control = changes.search === undefined ? undefined : 'search';
      pushQuery(listQuery({ ...list, after: undefined, ...changes }), control);
    },
  };
}
