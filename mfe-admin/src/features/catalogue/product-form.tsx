import { refusalProblems } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useState, type ReactNode } from 'react';
import { photoOf } from './photo-field.tsx';
import { useUploadPhoto } from './use-upload-photo.ts';
import { ProductFields } from './product-fields.tsx';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import {
  readTyped,
  shownFields,
  type ProductForm as Form,
  type ProductProblems,
  type TypedProduct,
} from './typed-product.ts';

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
