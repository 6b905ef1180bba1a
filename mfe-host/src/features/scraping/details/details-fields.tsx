import { readAmount, type ProductField, type ScrapedProduct } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import styles from './details-form.module.css';
import type { ExternalDetails } from './external-details.ts';
import { currencyChoices } from './external-details.ts';
import { fieldNoteText } from './field-notes.ts';
import { PriceChoices } from './price-choices.tsx';
import { PriceReading } from './price-reading.tsx';

interface Props {
  readonly register: UseFormRegister<ExternalDetails>;
  readonly errors: FieldErrors<ExternalDetails>;
  readonly currency: string | undefined;
  readonly price: ExternalDetails['price'];
  readonly priceCurrency: string;
  readonly notes: ScrapedProduct['notes'];
  readonly onCurrencyTyped: (currency: string) => void;
  readonly priceChoices: ScrapedProduct['priceChoices'];
  readonly onPriceChosen: (price: string) => void;
}

export function DetailsFields({
  register,
  errors,
  currency,
  price,
  priceCurrency,
  notes,
  priceChoices,
  onCurrencyTyped,
  onPriceChosen,
}: Props) {
  const priceNoteId = useId();
  const readingId = useId();
  const hint = (field: ProductField) => fieldNoteText(field, notes[field]);
  const priceNote = hint('price') ?? hint('currency');
  return (
    <>
      <TextField
        label="Name"
        hint={hint('name')}
        {...register('name')}
        error={errors.name?.message}
      />
      <div className={styles.price}>
        <div>
          <TextField
            label="Price"
            optional
            inputMode="decimal"
            autoComplete="off"
            placeholder="Not known"
            aria-describedby={priceNote ? `${readingId} ${priceNoteId}` : readingId}
            {...register('price', {
              onChange({ target }: { target: { value: unknown } }) {
                const reading = readAmount(String(target.value));
                const named = 'currency' in reading ? reading.currency : undefined;
                if (named) onCurrencyTyped(named);
              },
            })}
            error={errors.price?.message}
          />
          <PriceReading
            id={readingId}
            price={price}
            currency={priceCurrency}
            onChoose={onPriceChosen}
          />
          {priceChoices && (price ?? '') === '' && (
            <PriceChoices
              choices={priceChoices}
              currency={priceCurrency}
              onChoose={(choice) => {
                if (choice.currency) onCurrencyTyped(choice.currency);
                onPriceChosen(choice.amount.toFixed(2));
              }}
            />
          )}
        </div>
        <SelectField
          label="Currency"
          options={currencyChoices(currency)}
          {...register('currency')}
          error={errors.currency?.message}
        />
        {priceNote && (
          <p id={priceNoteId} className={styles.note}>
            {priceNote}
          </p>
        )}
      </div>
      <TextField
        label="Brand or shop"
        optional
        hint={notes.brand === 'not-found' ? undefined : hint('brand')}
        {...register('brand')}
        error={errors.brand?.message}
      />
      <TextArea
        label="Description"
        optional
        hint={notes.description === 'not-found' ? undefined : hint('description')}
        rows={3}
        {...register('description')}
        error={errors.description?.message}
      />
    </>
  );
}
