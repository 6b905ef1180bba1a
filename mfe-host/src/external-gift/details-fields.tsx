import type { ProductField, ScrapedProduct } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import styles from './details-form.module.css';
import type { ExternalDetails } from './external-details.ts';
import { currencyChoices } from './external-details.ts';
import { fieldNoteText } from './field-notes.ts';
import { currencyInText, parsePriceText } from './price-text.ts';

interface Props {
  readonly register: UseFormRegister<ExternalDetails>;
  readonly errors: FieldErrors<ExternalDetails>;
  /** Currency of the page; '' when the page has none. */
  readonly currency: string | undefined;
  readonly notes: ScrapedProduct['notes'];
  /** Called with the currency of a typed symbol. */
  readonly onCurrencyTyped: (currency: string) => void;
}

export function DetailsFields({ register, errors, currency, notes, onCurrencyTyped }: Props) {
  const priceNoteId = useId();
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
        <TextField
          label="Price"
          optional
          inputMode="decimal"
          autoComplete="off"
          placeholder="Not known"
          aria-describedby={priceNote ? priceNoteId : undefined}
          {...register('price', {
            setValueAs: readPrice,
            onChange({ target }: { target: { value: unknown } }) {
              const named = currencyInText(String(target.value));
              if (named) onCurrencyTyped(named);
            },
          })}
          error={errors.price?.message}
        />
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

/** The value is the scraped number until the field is edited, and text after that. */
const readPrice = (value: unknown): number | null =>
  typeof value === 'number' ? value : parsePriceText(String(value ?? ''));
