import { ApiError, saveProduct, type ApiCall, type TeamProduct } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ProductForm } from '../../features/catalogue/product-form.tsx';
import {
  readTyped,
  typedOf,
  type ProductForm as Form,
} from '../../features/catalogue/typed-product.ts';
import { useProductChange } from '../../features/catalogue/use-product-change.ts';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';
import { differences, savedProductOf } from './saved-elsewhere.ts';

interface Props {
  readonly product: TeamProduct;
}

interface Save {
  readonly form: Form;
  readonly version: number;
  /** The values that an undo saves again. */
  readonly before: Form | undefined;
}

export function EditProduct({ product }: Props) {
  const { id: productId } = product;
  const showToast = useToast();
  const { typed, type, forget } = useTypedDraft(`product:${productId}`, typedOf(product));
  const [seen, setSeen] = useState(product);
  const [elsewhere, setElsewhere] = useState<TeamProduct>();
  const send = (api: ApiCall, { form, version }: Save) =>
    api(saveProduct, { params: { productId }, body: { ...form, version } });
  const show = (saved: TeamProduct) => {
    type(typedOf(saved));
    forget();
    setSeen(saved);
    setElsewhere(undefined);
  };
  const undo = useProductChange(send, (saved) => {
    show(saved);
    showToast({ type: 'success', title: `${saved.name} is as it was` });
  });
  const save = useProductChange(send, (saved, { before }) => {
    show(saved);
    showToast({
      type: 'success',
      title: `${saved.name} is saved`,
      ...(before && {
        action: {
          label: 'Undo',
          onSelect: () => undo.mutate({ form: before, version: saved.version, before: undefined }),
        },
      }),
    });
  });
  const submit = (form: Form) => {
    const read = readTyped(typedOf(seen));
    const before = 'form' in read ? read.form : undefined;
    save.mutate(
      { form, version: seen.version, before },
      {
        onError(error) {
          const saved = error instanceof ApiError ? savedProductOf(error) : undefined;
          if (!saved) return;
          setElsewhere(saved);
          setSeen(saved);
        },
      },
    );
  };
  return (
    <ProductForm
      typed={typed}
      onType={type}
      submitLabel={elsewhere ? 'Save over it' : 'Save'}
      busy={save.isPending}
      error={elsewhere ? null : (save.error ?? undo.error)}
      onSubmit={submit}
    >
      {elsewhere && (
        <Alert type="warning" title="Somebody else saved this product meanwhile">
          <p>Nothing that you typed is lost. There it reads now:</p>
          <ul>
            {differences(typed, typedOf(elsewhere)).map(({ label, text }) => (
              <li key={label}>
                {label}: {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </ProductForm>
  );
}
