import {
  formatNumber,
  formatTime,
  setProductStock,
  type StockChange,
  type TeamProduct,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Section } from '@gift-registry/design-system/layout';
import { Table, type TableColumn } from '@gift-registry/design-system/table';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useMay } from '../../features/team/use-may.ts';
import { stockTone } from '../../features/catalogue/product-words.ts';
import { CountDialog } from './count-dialog.tsx';

const signed = (change: number): string =>
  change > 0 ? `+${formatNumber(change)}` : formatNumber(change);

const columns: readonly TableColumn<StockChange>[] = [
  { id: 'when', header: 'When', cell: ({ createdAt }) => formatTime(createdAt), width: 'medium' },
  {
    id: 'change',
    header: 'Change',
    cell: ({ before, after }) => signed(after - before),
    align: 'end',
  },
  { id: 'after', header: 'Stock then', cell: ({ after }) => formatNumber(after), align: 'end' },
  { id: 'who', header: 'Who', cell: ({ changedBy }) => changedBy ?? '–', width: 'medium' },
  {
    id: 'why',
    header: 'Why',
    cell: ({ why, before, after }) =>
      why ?? (after < before ? 'A gift was given' : 'A gift was given back'),
    width: 'wide',
  },
];

interface Props {
  readonly product: TeamProduct;
}

export function StockSection({ product }: Props) {
  const may = useMay();
  const count = useHistoryLayer('count-stock');
  const { stockQuantity, stockChanges } = product;
  return (
    <Section
      title="Stock"
      lede={
        <>
          In stock: <Badge tone={stockTone(stockQuantity)}>{formatNumber(stockQuantity)}</Badge>
        </>
      }
      actions={
        may(setProductStock) && <Button onClick={() => count.show()}>Count the stock</Button>
      }
    >
      <Table
        label="Changes of the stock"
        rows={stockChanges}
        columns={columns}
        rowId={({ id }) => id}
        shortcuts={false}
        empty={
          <EmptyState title="No change yet">
            Gifts, orders and counts of the team stand here.
          </EmptyState>
        }
      />
      {count.open && (
        <DialogBoundary part="stock-count" layer={count}>
          <CountDialog product={product} layer={count} />
        </DialogBoundary>
      )}
    </Section>
  );
}
