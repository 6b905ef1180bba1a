import {
  formProblems,
  setProductStock,
  type ApiCall,
  type TeamProduct,
  formatNumber,
  formatTime,
  type StockChange,
} from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast, type HistoryLayer, useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useProductChange } from '../../features/catalogue/catalogue-reads.ts';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Section } from '@gift-registry/design-system/layout';
import { Table, type TableColumn } from '@gift-registry/design-system/table';
import { useMay } from '../../features/team/use-may.ts';
import { stockTone } from '../../features/catalogue/product-words.ts';

interface Props {
  readonly product: TeamProduct;
  readonly layer: HistoryLayer;
}

interface Count {
  readonly stockQuantity: number;
  readonly seen: number;
  readonly why: string;
}

const noProblems = formProblems(undefined, ['stockQuantity', 'why']);

const schema = setProductStock.body.pick({ stockQuantity: true, why: true });

function CountDialog({ product, layer }: Props) {
  const showToast = useToast();
  const { id: productId, stockQuantity: seen } = product;
  const { typed, type, forget } = useTypedDraft(`stock:${productId}`, {
    stock: String(seen),
    why: '',
  });
  const [problems, setProblems] = useState(noProblems);
  const send = (api: ApiCall, body: Count) => api(setProductStock, { params: { productId }, body });
  const undo = useProductChange(send, ({ name, stockQuantity }) =>
    showToast({ type: 'success', title: `The stock of ${name} is ${stockQuantity} again` }),
  );
  const save = useProductChange(send, (saved, { seen: before }) => {
    forget();
    layer.close();
    showToast({
      type: 'success',
      title: `The stock of ${saved.name} is ${saved.stockQuantity}`,
      action: {
        label: 'Undo',
        onSelect: () =>
          undo.mutate({
            stockQuantity: before,
            seen: saved.stockQuantity,
            why: 'The count was undone',
          }),
      },
    });
  });
  return (
    <FormDialog
      layer={layer}
      size="sm"
      title="Count the stock"
      description={`${product.name}: ${seen} until now.`}
      submitLabel="Save the count"
      busyLabel="Saving..."
      busy={save.isPending}
      failureTitle="The stock was not changed"
      failure={problems.form ?? save.error?.message}
      onSubmit={() => {
        const read = schema.safeParse({
          stockQuantity: Number(typed.stock.trim() || 'nothing'),
          why: typed.why,
        });
        setProblems(formProblems(read.error, ['stockQuantity', 'why']));
        if (read.success) save.mutate({ ...read.data, seen });
      }}
    >
      <TextField
        label="In stock now"
        inputMode="numeric"
        autoComplete="off"
        value={typed.stock}
        error={problems.fields.stockQuantity}
        onChange={({ target }) => type({ stock: target.value })}
      />
      <TextArea
        label="Why?"
        hint="A delivery, damage, a count."
        rows={2}
        limit={500}
        value={typed.why}
        error={problems.fields.why}
        onChange={({ target }) => type({ why: target.value })}
      />
    </FormDialog>
  );
}

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

interface StockSectionProps {
  readonly product: TeamProduct;
}

export function StockSection({ product }: StockSectionProps) {
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
