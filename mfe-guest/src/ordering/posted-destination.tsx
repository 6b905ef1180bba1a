import type { DocumentForm, SharedRegistry } from '@gift-registry/bff-contract';
import { wantedDays } from '@gift-registry/bff-contract';
import { RadioCards } from '@gift-registry/design-system/radio-cards';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import { typedField } from '../gift-form/typed-field.ts';
import { AddressFields } from './address-fields.tsx';
import { guestDestinations } from './guest-destinations.ts';
import { firstShipTo, shipsToHost } from '../give-values/order-values.ts';
import styles from './posted-destination.module.css';

interface Props {
  readonly registry: SharedRegistry;
  readonly form: Pick<DocumentForm, 'values' | 'errors'>;
}

/** Where an order goes, in a form that the browser posts. The address shows itself by the choice, without scripts. */
export function PostedDestination({ registry, form }: Props) {
  const options = guestDestinations(registry);
  const typed = options.find(({ value }) => value === form.values['shipTo']);
  const [shipTo, setShipTo] = useState(typed?.value ?? firstShipTo(registry));
  const fieldOf = typedField(form);
  const days = wantedDays(registry);
  if (shipsToHost(registry)) {
    const { control, error } = fieldOf('wantedDay');
    return (
      <>
        <input type="hidden" name="shipTo" value="host" />
        {days && (
          <TextField
            label="Delivery day"
            optional
            type="date"
            min={days.first}
            max={days.last}
            {...control}
            error={error}
          />
        )}
      </>
    );
  }
  return (
    <div className={styles.choice}>
      <input type="hidden" name="shipTo" value={options.length > 1 ? '' : 'guest'} />
      {options.length > 1 && (
        <RadioCards
          label="Where it goes"
          name="shipTo"
          options={options}
          error={form.errors['shipTo']}
          value={shipTo}
          onValueChange={setShipTo}
        />
      )}
      <div className={styles.address}>
        <AddressFields fillsIn={false} field={fieldOf} />
      </div>
    </div>
  );
}
