import { refusalProblems, formatPrice } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useState, type ReactNode } from 'react';
import { photoOf, useUploadPhoto } from './photo-field.tsx';
import { ProductFields } from './product-fields.tsx';
import styles from './product-form.module.css';
import {
  readTyped,
  shownFields,
  type ProductForm as Form,
  type ProductProblems,
  type TypedProduct,
  typedPrice,
} from './typed-product.ts';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Price } from '@gift-registry/design-system/price';
import { ProductCard } from '@gift-registry/design-system/product-card';

interface Props {
  readonly typed: TypedProduct;
  readonly onType: (changed: Partial<TypedProduct>) => void;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: (Error & { readonly field?: string | undefined }) | null;
  readonly onSubmit: (form: Form) => void;
  readonly children?: ReactNode;
}

const noProblems: ProductProblems = { fields: {}, form: undefined };

export function ProductForm(props: Props) {
  const { typed, onType, submitLabel, busy, error, onSubmit, children } = props;
  const [problems, setProblems] = useState<ProductProblems>(noProblems);
  const upload = useUploadPhoto((imageUrl) => onType({ imageUrl }));
  const refused = refusalProblems(error, shownFields);
  const failure = problems.form ?? refused.form;
  return (
    <form
      noValidate
      className={styles.columns}
      onPaste={({ clipboardData }) => {
        const photo = photoOf(clipboardData);
        if (photo) upload.mutate(photo);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readTyped(typed);
        setProblems('problems' in read ? read.problems : noProblems);
        if ('form' in read) onSubmit(read.form);
      }}
    >
      <Stack gap={5}>
        <ProductFields
          {...{ typed, upload, onType }}
          problems={{ ...problems.fields, ...refused.fields }}
        />
        {children}
        {failure !== undefined && (
          <Alert type="error" title="The product was not saved">
            {failure}
          </Alert>
        )}
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel="Saving..."
            disabled={upload.isPending}
          >
            {submitLabel}
          </Button>
        </div>
      </Stack>
      <ProductPreview typed={typed} />
    </form>
  );
}

interface ProductPreviewProps {
  readonly typed: TypedProduct;
}

export function ProductPreview({ typed }: ProductPreviewProps) {
  const { name, brand, description, imageUrl, imageAlt } = typed;
  const price = formatPrice(typedPrice(typed.price), 'INR');
  const shown = name || 'The product’s name';
  return (
    <section aria-label="Preview" className={styles.preview}>
      <h2 className={styles.heading}>As a card</h2>
      <div className={styles.card}>
        <ProductCard name={shown} brand={brand} price={price} imageUrl={imageUrl} eager />
      </div>
      <h2 className={styles.heading}>As a page</h2>
      <article className={styles.page}>
        <LazyImage src={imageUrl} alt={imageAlt} ratio="4 / 3" loading="eager" />
        <Stack gap={2}>
          {brand && <p className={styles.soft}>{brand}</p>}
          <h3>{shown}</h3>
          <Price>{price}</Price>
          <p className={styles.description}>{description}</p>
        </Stack>
      </article>
    </section>
  );
}
