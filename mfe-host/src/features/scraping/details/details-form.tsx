import {
  type RegistryItem,
  type ScrapedPicture,
  type ScrapedProduct,
  maxQuantity,
  typedExternalProduct,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useToast } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState, type ClipboardEvent } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { addFailureToast } from '../../items/use-add-item.ts';
import { DetailsFields } from './details-fields.tsx';
import styles from './details-form.module.css';
import { ExistingGift } from './existing-gift.tsx';
import {
  type ExternalDetails,
  type ExternalProduct,
  correctedFields,
  initialDetails,
  otherPictures,
  fieldOfError,
  withDefaultCurrency,
} from './external-details.ts';
import { FormProblem } from '../../platform/form-problem.tsx';
import { fieldNoteText } from './field-notes.ts';
import { pastedPhoto } from '../../registries/photo-upload.tsx';
import { PicturePicker } from './picture-picker.tsx';
import type { DetailsDraft } from '../external-draft-storage.ts';
import { useUploadPhoto } from '../../registries/use-upload-photo.ts';
import { useAddExternalItem, type ExternalAddition } from './use-add-external-item.ts';

interface Props {
  readonly registryId: string | null | undefined;
  readonly url: string;
  readonly suggestedName: string;
  readonly scraped: ScrapedProduct | null;
  readonly draft: DetailsDraft | null;
  readonly onDraftChange?: ((draft: DetailsDraft) => void) | undefined;
  readonly send?: ((addition: ExternalAddition) => Promise<RegistryItem>) | undefined;
  readonly onAdded: (item: RegistryItem, quantity: number) => void;
  readonly onCancel: () => void;
}

const shownFields = ['name', 'brand', 'description', 'price', 'currency', 'picture'];

const checkProduct = zodResolver(typedExternalProduct);
const resolver: Resolver<ExternalDetails, unknown, ExternalProduct> = (details, ...rest) =>
  checkProduct(withDefaultCurrency(details), ...rest);

export function DetailsForm({
  registryId,
  url,
  suggestedName,
  scraped,
  draft,
  onDraftChange,
  send,
  onAdded,
  onCancel,
}: Props) {
  const showToast = useToast();
  const start = initialDetails(url, scraped, suggestedName);
  const {
    quantity: draftQuantity,
    importedPictures,
    showsOthers: draftShowsOthers,
    ...draftDetails
  } = draft ?? {
    quantity: 1,
    showsOthers: true,
    importedPictures: [],
  };
  const { register, control, handleSubmit, setError, setFocus, setValue, clearErrors, formState } =
    useForm<ExternalDetails, unknown, ExternalProduct>({
      resolver,
      defaultValues: { ...start, ...draftDetails },
    });
  const typed = useWatch({ control });
  const [quantity, setQuantity] = useState(draftQuantity);
  const [imported, setImported] = useState(importedPictures);
  const [showsOthers, setShowsOthers] = useState(draftShowsOthers);
  const pictures = [...(scraped?.pictures ?? []), ...imported];
  const notes = scraped?.notes ?? {};

  const saveDraft = useEffectEvent((values: DetailsDraft) => onDraftChange?.(values));
  useEffect(() => {
    saveDraft({
      name: typed.name ?? '',
      brand: typed.brand ?? '',
      description: typed.description ?? '',
      price: typed.price ?? null,
      currency: typed.currency ?? '',
      picture: typed.picture ?? null,
      showsOthers,
      quantity,
      importedPictures: imported,
    });
  }, [typed, showsOthers, quantity, imported]);

  const choosePrice = (price: string) => setValue('price', price, { shouldValidate: true });
  const choosePicture = (hash: string | null) => {
    clearErrors('picture');
    setValue('picture', hash);
  };
  const takePicture = (picture: ScrapedPicture) => {
    setImported((before) => [...before.filter(({ hash }) => hash !== picture.hash), picture]);
    choosePicture(picture.hash);
  };
  const upload = useUploadPhoto(takePicture);
  const pastePhoto = (event: ClipboardEvent<HTMLFormElement>) => {
    const photo = pastedPhoto(event.clipboardData);
    if (!photo || upload.isPending) return;
    event.preventDefault();
    upload.mutate(photo);
  };
  const { add, isPending, asks, reset } = useAddExternalItem({
    registryId: registryId ?? null,
    send,
    onAdded,
    onRefused(error, { product }) {
      const field = fieldOfError(error);
      if (field) setError(field, { message: error.message }, { shouldFocus: true });
      else
        showToast(
          addFailureToast(error, {
            name: product.name,
            title: 'Failed to add product to registry. Please try again.',
          }),
        );
    },
  });
  const submit = handleSubmit((product) =>
    add({
      product: {
        ...product,
        morePictures: showsOthers ? otherPictures(pictures, product.picture) : [],
      },
      quantity,
      corrected: correctedFields(start, product),
    }),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onPaste={pastePhoto}
      className={styles.form}
    >
      <Stack gap={5}>
        <DetailsFields
          register={register}
          errors={formState.errors}
          currency={start.currency}
          price={typed.price ?? null}
          priceCurrency={typed.currency || 'INR'}
          notes={notes}
          priceChoices={scraped?.priceChoices}
          onCurrencyTyped={(currency) => setValue('currency', currency)}
          onPriceChosen={choosePrice}
          onReadingChosen={(price) => {
            choosePrice(price);
            // The pressed button goes away.
            setFocus('price');
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
        {start.url === null && url !== '' && (
          <p className={styles.address}>
            Guests can’t open {url}, so the gift has no link. Describe where to find it.
          </p>
        )}
        {start.url !== null && (
          <p className={styles.address}>
            <TextLink href={start.url} external>
              {start.url}
            </TextLink>
          </p>
        )}
      </Stack>
      <PicturePicker
        pictures={pictures}
        showsOthers={showsOthers}
        chosen={typed.picture ?? null}
        note={fieldNoteText('picture', notes.picture)}
        error={formState.errors.picture?.message}
        onChoose={choosePicture}
        onShowOthers={setShowsOthers}
        onImport={takePicture}
        upload={upload}
      />
      {asks && (
        <ExistingGift
          item={asks.item}
          more={quantity}
          onRaise={() => add({ ...asks.addition, quantity, addToExisting: true })}
          onAddAnyway={() => add({ ...asks.addition, quantity, addSeparately: true })}
          onLeave={reset}
        />
      )}
      <FormProblem errors={formState.errors} shown={shownFields} />
      <Cluster className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          disabled={registryId === undefined}
          busy={isPending}
          busyLabel="Adding..."
        >
          Add to Registry
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
