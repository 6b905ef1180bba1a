import { todayInIndia } from '@gift-registry/bff-contract';
import { TextField } from '@gift-registry/design-system/text-field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { DeliveryField } from '../delivery-form-values.ts';
import styles from './address-fields.module.css';

export interface DeliveryFieldProps {
  /** Registers a field and gives its error, which clears on edit. */
  readonly field: (
    name: DeliveryField,
  ) => UseFormRegisterReturn & { readonly error: string | undefined };
}

export function DeliveryDays({ field }: DeliveryFieldProps) {
  return (
    <div className={styles.row}>
      <TextField
        label="Earliest delivery day"
        hint="So that no parcel comes before you are there."
        optional
        type="date"
        min={todayInIndia()}
        {...field('deliveryFrom')}
      />
      <TextField
        label="Latest delivery day"
        hint="Such as the day before you travel."
        optional
        type="date"
        min={todayInIndia()}
        {...field('deliveryUntil')}
      />
    </div>
  );
}
