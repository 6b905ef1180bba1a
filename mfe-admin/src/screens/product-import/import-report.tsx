import {
  plural,
  type ProductImportLine,
  importProducts,
  listTeamProducts,
  queryKeyOf,
  type ImportedProduct,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { Table, type TableColumn } from '@gift-registry/design-system/table';
import { Link } from '@gift-registry/shell-contract';
import { catalogPaths } from '../../features/catalogue/product-words.ts';
import type { ReadProducts } from './read-products.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

/** Tries the lines of a file at once, and applies those that the catalogue accepts. */
function useImport({ products, refused }: ReadProducts) {
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

const words = {
  added: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'info' },
  same: { label: 'As it is', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
} as const;

const columns: readonly TableColumn<ProductImportLine>[] = [
  {
    id: 'row',
    header: 'Line',
    cell: ({ row }) => `Line ${row}`,
    sortBy: ({ row }) => row,
    width: 'narrow',
  },
  { id: 'name', header: 'Product', cell: ({ name }) => name, width: 'wide' },
  {
    id: 'outcome',
    header: 'What happens',
    cell: ({ outcome }) => <Badge tone={words[outcome].tone}>{words[outcome].label}</Badge>,
    sortBy: ({ outcome }) => outcome,
    width: 'medium',
  },
  { id: 'problem', header: 'Why', cell: ({ problem }) => problem ?? '', width: 'wide' },
];

interface Props {
  readonly name: string;
  readonly read: ReadProducts;
}

export function ImportReport({ name, read }: Props) {
  const { trial, apply, lines, due } = useImport(read);
  if (trial.error)
    return (
      <LoadFailure
        title="The file could not be tried"
        error={trial.error}
        onRetry={trial.refetch}
        busy={trial.isFetching}
      />
    );
  if (trial.isPending) return <Loading label="Trying the file..." lines={4} />;
  const refused = lines.filter(({ outcome }) => outcome === 'refused').length;
  return (
    <Stack gap={3}>
      <h2>{name}</h2>
      {apply.error && (
        <Alert type="error" title="Nothing was imported">
          {apply.error.message}
        </Alert>
      )}
      {apply.isSuccess ? (
        <Alert type="success" title={plural(due, '1 product is saved', '# products are saved')}>
          <Link to={catalogPaths.list}>To the catalogue</Link>
        </Alert>
      ) : (
        <div>
          <Button
            variant="primary"
            disabled={due === 0}
            busy={apply.isPending}
            busyLabel="Importing..."
            onClick={() => apply.mutate()}
          >
            {plural(due, 'Import 1 product', 'Import # products')}
          </Button>
        </div>
      )}
      {refused > 0 && (
        <p>
          {plural(refused, '1 line is left out.', '# lines are left out.')} Its reason stands beside
          it.
        </p>
      )}
      <Table
        label="Lines of the file"
        rows={lines}
        columns={columns}
        rowId={({ row }) => String(row)}
        shortcuts={false}
      />
    </Stack>
  );
}
