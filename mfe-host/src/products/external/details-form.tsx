import type { RegistryItem, ScrapedProduct } from '@gift-registry/bff-contract';
import { externalProductForm, maxQuantity } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useNotify } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { addFailure } from '../../items/add-failure.ts';
import { DetailsFields } from './details-fields.tsx';
import styles from './details-form.module.css';
import type { ExternalDetails, ExternalProduct } from './external-details.ts';
import { correctedFields, detailsFrom, refusedField, withCurrency } from './external-details.ts';
import { noteText } from './field-notes.ts';
import { PictureChoice } from './picture-choice.tsx';
import type { UnfinishedForm } from './unfinished-gift.ts';
import { useAddExternalItem } from './use-add-external-item.ts';

interface Props {
  readonly registryId: string | null;
  readonly address: string;
  /** What the page told; null when the host fills in everything. */
  readonly scraped: ScrapedProduct | null;
  /** What was typed before the host left the page. */
  readonly unfinished: UnfinishedForm | null;
  readonly onTyped: (form: UnfinishedForm) => void;
  readonly onAdded: (item: RegistryItem) => void;
  readonly onCancel: () => void;
}

const checkProduct = zodResolver(externalProductForm);
const resolver: Resolver<ExternalDetails, unknown, ExternalProduct> = (details, ...rest) =>
  checkProduct(withCurrency(details), ...rest);

/** What is known of a product, for the host to correct and complete before it is added. */
export function DetailsForm({
  registryId,
  address,
  scraped,
  unfinished,
  onTyped,
  onAdded,
  onCancel,
}: Props) {
  const notify = useNotify();
  const add = useAddExternalItem(registryId);
  const start = detailsFrom(address, scraped);
  const {
    quantity: keptQuantity,
    broughtPictures,
    ...keptDetails
  } = unfinished ?? {
    quantity: 1,
    broughtPictures: [],
  };
  const { register, control, handleSubmit, setError, setValue, clearErrors, formState } = useForm<
    ExternalDetails,
    unknown,
    ExternalProduct
  >({ resolver, defaultValues: { ...start, ...keptDetails } });
  const typed = useWatch({ control });
  const [quantity, setQuantity] = useState(keptQuantity);
  const [brought, setBrought] = useState(broughtPictures);
  const notes = scraped?.notes ?? {};

  const keep = useEffectEvent(onTyped);
  useEffect(() => {
    keep({
      name: typed.name ?? '',
      brand: typed.brand ?? '',
      description: typed.description ?? '',
      price: typed.price ?? null,
      currency: typed.currency ?? '',
      picture: typed.picture ?? null,
      quantity,
      broughtPictures: brought,
    });
  }, [typed, quantity, brought]);

  const choosePicture = (hash: string | null) => {
    clearErrors('picture');
    setValue('picture', hash);
  };
  const submit = handleSubmit((product) =>
    add.mutate(
      { product, quantity, corrected: correctedFields(start, product) },
      {
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
      },
    ),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <PictureChoice
        pictures={[...(scraped?.pictures ?? []), ...brought]}
        chosen={typed.picture ?? null}
        note={noteText('picture', notes.picture)}
        error={formState.errors.picture?.message}
        onChoose={choosePicture}
        onBring={(picture) => {
          setBrought((before) => [...before.filter(({ hash }) => hash !== picture.hash), picture]);
          choosePicture(picture.hash);
        }}
      />
      <Stack gap={5}>
        <p className={styles.address}>
          <TextLink href={start.url} external>
            {start.url}
          </TextLink>
        </p>
        <DetailsFields
          register={register}
          errors={formState.errors}
          currency={start.currency}
          notes={notes}
          onCurrencyTyped={(currency) => {
            if (!typed.currency) setValue('currency', currency);
          }}
        />
        <div className={styles.quantity}>
          <span aria-hidden="true">Quantity</span>
          <QuantityStepper
            label="Quantity"
            value={quantity}
            max={maxQuantity}
            onValueChange={setQuantity}
          />
        </div>
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
