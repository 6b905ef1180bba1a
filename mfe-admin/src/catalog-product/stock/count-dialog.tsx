import { setProductStock, type ApiCall, type TeamProduct } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useDraft, useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useId, useState } from 'react';
import { useProductChange } from '../../team-products/use-product-change.ts';

interface Props {
  readonly product: TeamProduct;
  readonly layer: HistoryLayer;
}

interface Count {
  readonly stockQuantity: number;
  readonly seen: number;
  readonly why: string;
}

const schema = setProductStock.body.pick({ stockQuantity: true, why: true });

export function CountDialog({ product, layer }: Props) {
  const form = useId();
  const showToast = useToast();
  const { id: productId, stockQuantity: seen } = product;
  const draft = useDraft(`stock:${productId}`, { stock: String(seen), why: '' });
  const [typed, setTyped] = useState(draft.values);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const send = (api: ApiCall, body: Count) => api(setProductStock, { params: { productId }, body });
  const undo = useProductChange(send, ({ name, stockQuantity }) =>
    showToast({ type: 'success', title: `The stock of ${name} is ${stockQuantity} again` }),
  );
  const save = useProductChange(send, (saved, { seen: before }) => {
    draft.forget();
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
  const type = (changed: Partial<typeof typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    draft.keep(next);
  };
  return (
    <Dialog
      layer={layer}
      size="sm"
      title="Count the stock"
      description={`${product.name}: ${seen} until now.`}
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={save.isPending}
            busyLabel="Saving..."
          >
            Save the count
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const read = schema.safeParse({
            stockQuantity: Number(typed.stock.trim() || 'nothing'),
            why: typed.why,
          });
          setProblems(
            Object.fromEntries(
              (read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
            ),
          );
          if (read.success) save.mutate({ ...read.data, seen });
        }}
      >
        <Stack gap={4}>
          {save.error && (
            <Alert type="error" title="The stock was not changed">
              {save.error.message}
            </Alert>
          )}
          <TextField
            label="In stock now"
            inputMode="numeric"
            autoComplete="off"
            value={typed.stock}
            error={problems['stockQuantity']}
            onChange={({ target }) => type({ stock: target.value })}
          />
          <TextArea
            label="Why?"
            hint="A delivery, damage, a count."
            rows={2}
            limit={500}
            value={typed.why}
            error={problems['why']}
            onChange={({ target }) => type({ why: target.value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
