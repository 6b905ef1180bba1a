import {
  importProducts,
  listTeamProducts,
  queryKeyOf,
  type ImportedProduct,
} from '@gift-registry/bff-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import type { ReadProducts } from './read-products.ts';

/** Tries the lines of a file at once, and applies those that the catalogue accepts. */
export function useImport({ products, refused }: ReadProducts) {
  const api = useApi();
  const queries = useQueryClient();
  const send = (lines: readonly ImportedProduct[], apply: boolean) =>
    api(importProducts, { body: { apply, products: [...lines] } });
  const trial = useQuery({
    queryKey: ['admin', 'product-import', products],
    queryFn: async () => (products.length === 0 ? { lines: [] } : send(products, false)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const tried = trial.data?.lines ?? [];
  const dueRows = new Set(
    tried.flatMap(({ row, outcome }) =>
      outcome === 'added' || outcome === 'changed' ? [row] : [],
    ),
  );
  const apply = useMutation({
    mutationFn: () =>
      send(
        products.filter(({ row }) => dueRows.has(row)),
        true,
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(listTeamProducts) }),
  });
  return {
    ...{ trial, apply, due: dueRows.size },
    lines: [...tried, ...refused].toSorted((a, b) => a.row - b.row),
  };
}
