import {
  formProblems,
  setProductStock,
  type ApiCall,
  type TeamProduct,
} from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useProductChange } from '../../features/catalogue/use-product-change.ts';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';

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

export function CountDialog({ product, layer }: Props) {
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
