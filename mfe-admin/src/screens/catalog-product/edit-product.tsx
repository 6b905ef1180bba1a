import {
  ApiError,
  saveProduct,
  type ApiCall,
  type TeamProduct,
  getTeamProduct,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ProductForm } from '../../features/catalogue/product-form.tsx';
import {
  readTyped,
  typedOf,
  type ProductForm as Form,
  type TypedProduct,
} from '../../features/catalogue/typed-product.ts';
import { useProductChange } from '../../features/catalogue/catalogue-reads.ts';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';

const savedProductOf = ({ code, current }: ApiError): TeamProduct | undefined =>
  code === 'stale' ? getTeamProduct.responses[200].safeParse(current).data : undefined;

const labels: Readonly<Record<keyof TypedProduct, string>> = {
  ...{ name: 'Name', brand: 'Brand', description: 'Description', price: 'Price' },
  ...{ occasions: 'Occasions', imageUrl: 'Picture', imageAlt: 'What the picture shows' },
  categoryId: 'Category',
};

const wordsFor = (name: keyof TypedProduct, { [name]: value }: TypedProduct): string => {
  if (name === 'imageUrl' || name === 'categoryId') return 'another one';
  return (typeof value === 'string' ? value : (value ?? []).join(', ')) || 'empty';
};

const differences = (mine: TypedProduct, theirs: TypedProduct) =>
  (
    [
      'name',
      'brand',
      'price',
      'description',
      'categoryId',
      'occasions',
      'imageUrl',
      'imageAlt',
    ] as const
  )
    .filter((name) => String(mine[name]) !== String(theirs[name]))
    .map((name) => ({ label: labels[name], text: wordsFor(name, theirs) }));

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
