import { useNavigation } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueView } from './catalogue-view.ts';
import { viewFrom, withView } from './catalogue-view.ts';
import { productsKey } from './use-products.ts';

/** The view that the address asked for, and how to change it; the address follows. */
export function useCatalogueView() {
  const { location, replaceQuery } = useNavigation();
  const client = useQueryClient();
  // The router takes its time: a tick that waited for it would look refused, and the next one would undo it.
  const [view, setView] = useState(() => viewFrom(new URLSearchParams(location.search)));
  return {
    view,
    show(next: CatalogueView): void {
      // A view that is asked for anew starts with its first page again.
      client.removeQueries({ queryKey: productsKey(next), type: 'inactive' });
      setView(next);
      replaceQuery(withView(new URLSearchParams(location.search), next));
    },
  };
}
