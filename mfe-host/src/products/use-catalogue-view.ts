import { useNavigation } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CatalogueView } from './catalogue-view.ts';
import { viewFrom, withView } from './catalogue-view.ts';
import { productsKey } from './use-products.ts';

/** The view in the address, and how to change it. */
export function useCatalogueView() {
  const { location, replaceQuery } = useNavigation();
  const client = useQueryClient();
  const view = useMemo(() => viewFrom(new URLSearchParams(location.search)), [location.search]);
  return {
    view,
    show(next: CatalogueView): void {
      // A view that is asked for anew starts with its first page again.
      client.removeQueries({ queryKey: productsKey(next), type: 'inactive' });
      replaceQuery(withView(new URLSearchParams(location.search), next));
    },
  };
}
