import { useNavigation } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useQueryState } from '../../../features/platform/query-state/use-query-state.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { parseCatalogueView, replaceCatalogueView } from './catalogue-view.ts';
import { productsKey } from './use-products.ts';

export function useCatalogueView() {
  const { search } = useNavigation().location;
  const client = useQueryClient();
  const [view, writeView] = useQueryState(parseCatalogueView);
  return {
    view,
    setView(next: CatalogueView): void {
      client.removeQueries({ queryKey: productsKey(next), type: 'inactive' });
      const query = replaceCatalogueView(new URLSearchParams(search), next);
      writeView(next, query, next.search === view.search ? undefined : 'search');
    },
  };
}
