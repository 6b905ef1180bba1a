import { catalogueOccasions, occasionLabels } from '@gift-registry/bff-contract';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { PhotoField, type useUploadPhoto } from './photo-field.tsx';
import { useCategories } from './catalogue-reads.ts';
import styles from './product-form.module.css';
import type { ProductProblems, TypedProduct } from './typed-product.ts';

interface Props {
  readonly typed: TypedProduct;
  readonly problems: ProductProblems['fields'];
  readonly upload: ReturnType<typeof useUploadPhoto>;
  readonly onType: (changed: Partial<TypedProduct>) => void;
}

export function ProductFields({ typed, problems, upload, onType }: Props) {
  const { data } = useCategories();
  const text = (name: 'name' | 'brand' | 'description' | 'price' | 'imageAlt') => ({
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onType({ [name]: target.value }),
  });
  return (
    <Stack gap={4}>
      <TextField label="Name" autoComplete="off" {...text('name')} />
      <TextField label="Brand" optional autoComplete="off" {...text('brand')} />
      <TextField
        label="Price"
        optional
        startSlot="₹"
        inputMode="decimal"
        autoComplete="off"
        hint="From ₹1. Empty reads ‘Price on request’, and guests can’t order it."
        {...text('price')}
      />
      <TextArea label="Description" rows={4} limit={4_000} {...text('description')} />
      <SelectField
        label="Category"
        error={problems.categoryId}
        options={[
          { value: '', label: 'None' },
          ...(data?.categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={typed.categoryId}
        onValueChange={(categoryId) => onType({ categoryId })}
      />
      <fieldset>
        <legend className={styles.legend}>Occasions</legend>
        <Cluster className={styles.occasions}>
          {catalogueOccasions.map((occasion) => (
            <Checkbox
              key={occasion}
              label={occasionLabels[occasion]}
              checked={typed.occasions.includes(occasion)}
              onChange={({ target }) =>
                onType({
                  occasions: catalogueOccasions.filter((each) =>
                    each === occasion ? target.checked : typed.occasions.includes(each),
                  ),
                })
              }
            />
          ))}
        </Cluster>
      </fieldset>
      <PhotoField
        imageUrl={typed.imageUrl}
        upload={upload}
        error={problems.imageUrl}
        onRemove={() => onType({ imageUrl: null, imageAlt: '' })}
      />
      <TextField
        label="What the picture shows"
        optional
        autoComplete="off"
        hint="Screen readers read it instead of the picture."
        {...text('imageAlt')}
      />
    </Stack>
  );
}
