import {
  readAmount,
  type ProductField,
  type ScrapedProduct,
  formatPrice,
  fromPaise,
  plural,
  type PriceChoice,
  type PricePlace,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { type ExternalDetails, currencyChoices } from './external-details.ts';
import { fieldNoteText } from './field-notes.ts';
import styles from './details-form.module.css';

interface PriceChoicesProps {
  readonly choices: readonly PriceChoice[];
  readonly price: ExternalDetails['price'];
  readonly currency: string;
  readonly onChoose: (choice: PriceChoice | null) => void;
}

const placeTexts: Readonly<Record<PricePlace, string>> = {
  'beside-button': 'beside the button',
  shown: 'on the page',
  data: 'in the page’s data',
  scripts: 'in the page’s scripts',
};

/** Prices on the page when none is certain. Guests see none until the host chooses. */
function PriceChoices({ choices, price, currency, onChoose }: PriceChoicesProps) {
  return (
    <Stack gap={2} className={styles.reading}>
      {plural(
        choices.length,
        'The page has a price. Is it this gift’s?',
        'The page has several prices. Which one is this gift’s?',
      )}
      <ChipRow label="Prices on the page">
        {choices.map((choice) => (
          <ToggleChip
            key={choice.amount}
            pressed={Number(price) === choice.amount}
            onPressedChange={(pressed) => onChoose(pressed ? choice : null)}
          >
            <span>
              {formatPrice(choice.amount, choice.currency ?? currency)}{' '}
              <span className={styles.place}>{placeTexts[choice.place]}</span>
            </span>
          </ToggleChip>
        ))}
      </ChipRow>
    </Stack>
  );
}

interface PriceReadingProps {
  readonly id: string;
  readonly price: string | number | null;
  readonly currency: string;
  readonly onChoose: (price: string) => void;
}

function PriceReading({ id, price, currency, onChoose }: PriceReadingProps) {
  const reading = typeof price === 'string' ? readAmount(price) : undefined;
  const show = (paise: number) => formatPrice(fromPaise(paise), currency);
  return (
    <div id={id} role="status" className={styles.reading}>
      {reading?.kind === 'amount' && `Guests see: ${show(reading.paise)}`}
      {reading?.kind === 'ambiguous' && (
        <Cluster>
          Which price do you mean?
          {reading.paise.map((paise) => (
            <Button key={paise} size="sm" onClick={() => onChoose(fromPaise(paise).toFixed(2))}>
              {show(paise)}
            </Button>
          ))}
        </Cluster>
      )}
    </div>
  );
}

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
  readonly onReadingChosen: (price: string) => void;
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
  onReadingChosen,
}: Props) {
  const priceNoteId = useId();
  const readingId = useId();
  const hint = (field: ProductField) => fieldNoteText(field, notes[field]);
  const priceNote = priceChoices ? undefined : (hint('price') ?? hint('currency'));
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
            onChoose={onReadingChosen}
          />
          {priceChoices && (
            <PriceChoices
              choices={priceChoices}
              price={price}
              currency={priceCurrency}
              onChoose={(choice) => {
                if (choice?.currency) onCurrencyTyped(choice.currency);
                onPriceChosen(choice ? String(choice.amount) : '');
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
