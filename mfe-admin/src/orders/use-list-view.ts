import { useNavigation } from '@gift-registry/shell-contract';
import { listQuery, parseListView, type OrderListView } from '../team-orders/order-paths.ts';

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
