import { createProduct } from '@gift-registry/bff-contract';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNavigation, useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ControlCenter } from '../features/team/control-center.tsx';
import { BackLink } from '../features/team/detail-layout.tsx';
import { AdminsOnly } from '../features/team/admins-only.tsx';
import { ProductForm } from '../features/catalogue/product-form.tsx';
import { emptyProduct, type ProductForm as Form } from '../features/catalogue/typed-product.ts';
import { catalogPaths, productPath } from '../features/catalogue/product-words.ts';
import { useProductChange } from '../features/catalogue/catalogue-reads.ts';
import { useTypedDraft } from '../features/team/use-typed-draft.ts';

const stockSchema = createProduct.body.shape.stockQuantity;

function NewProduct() {
  const showToast = useToast();
  const { navigate } = useNavigation();
  const { typed, type, forget } = useTypedDraft('new-product', { ...emptyProduct, stock: '0' });
  const [stockProblem, setStockProblem] = useState<string>();
  const create = useProductChange(
    (api, body: Form & { readonly stockQuantity: number }) => api(createProduct, { body }),
    ({ id, name }) => {
      forget();
      showToast({ type: 'success', title: `${name} is in the catalogue` });
      navigate(productPath(id), { replace: true });
    },
  );
  return (
    <ProductForm
      typed={typed}
      onType={type}
      submitLabel="Add the product"
      busy={create.isPending}
      error={create.error}
      onSubmit={(form) => {
        const stock = stockSchema.safeParse(Number(typed.stock.trim() || 'nothing'));
        setStockProblem(stock.error?.issues[0]?.message);
        if (stock.success) create.mutate({ ...form, stockQuantity: stock.data });
      }}
    >
      <TextField
        label="Stock"
        inputMode="numeric"
        autoComplete="off"
        value={typed.stock}
        error={stockProblem}
        onChange={({ target }) => type({ stock: target.value })}
      />
    </ProductForm>
  );
}

export default function NewProductPage() {
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={<BackLink href={catalogPaths.list}>Product Catalog</BackLink>}
          title="Add a product"
        />
      }
    >
      <AdminsOnly
        route={createProduct}
        title="Admins add products"
        back={{ href: catalogPaths.list, label: 'Product Catalog' }}
      >
        <NewProduct />
      </AdminsOnly>
    </ControlCenter>
  );
}
