import { useNavigation } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueView } from './catalogue-view.ts';
import { parseCatalogueView, replaceCatalogueView } from './catalogue-view.ts';
import { productsKey } from './use-products.ts';

/** State of search and filters, initialized from the URL and written back to it. */
export function useCatalogueView() {
  const { location, replaceQuery } = useNavigation();
  const client = useQueryClient();
  // Local state, because the router updates late: a second tick before that would overwrite the first.
  const [view, updateState] = useState(() =>
    parseCatalogueView(new URLSearchParams(location.search)),
  );
  return {
    view,
    setView(next: CatalogueView): void {
      // A repeated view starts with its first page again.
      client.removeQueries({ queryKey: productsKey(next), type: 'inactive' });
      updateState(next);
      replaceQuery(replaceCatalogueView(new URLSearchParams(location.search), next));
    },
  };
}
