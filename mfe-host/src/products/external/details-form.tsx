import type { RegistryItem } from '@gift-registry/bff-contract';
import { externalProductForm } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useNotify } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { addFailure } from '../../items/add-failure.ts';
import { DetailsFields } from './details-fields.tsx';
import styles from './details-form.module.css';
import type { ExternalDetails, ExternalProduct } from './external-details.ts';
import { refusedField } from './external-details.ts';
import { useAddExternalItem } from './use-add-external-item.ts';

interface Props {
  readonly registryId: string | null;
  readonly details: ExternalDetails;
  readonly onAdded: (item: RegistryItem) => void;
  readonly onCancel: () => void;
}

/** What is known of a product, for the host to correct and complete before it is added. */
export function DetailsForm({ registryId, details, onAdded, onCancel }: Props) {
  const notify = useNotify();
  const add = useAddExternalItem(registryId);
  const { register, control, handleSubmit, setError, formState } = useForm<
    ExternalDetails,
    unknown,
    ExternalProduct
  >({ resolver: zodResolver(externalProductForm), defaultValues: details });
  const imageUrl = useWatch({ control, name: 'imageUrl' });

  const submit = handleSubmit((product) =>
    add.mutate(product, {
      onSuccess: onAdded,
      onError(error) {
        const field = refusedField(error);
        if (field) setError(field, { message: error.message }, { shouldFocus: true });
        else
          notify(
            addFailure(error, {
              name: product.name,
              title: 'Failed to add product to registry. Please try again.',
              signInText: 'Please log in to add products',
            }),
          );
      },
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <LazyImage src={imageUrl} alt="The picture of this gift" className={styles.picture} />
      <Stack gap={5}>
        <p className={styles.address}>
          <TextLink href={details.url} external>
            {details.url}
          </TextLink>
        </p>
        <DetailsFields register={register} errors={formState.errors} currency={details.currency} />
        <Cluster>
          <Button type="submit" variant="primary" busy={add.isPending} busyLabel="Adding...">
            Add to Registry
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
