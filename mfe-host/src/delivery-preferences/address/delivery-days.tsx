import { todayInIndia } from '@gift-registry/bff-contract';
import { TextField } from '@gift-registry/design-system/text-field';
import styles from './address-fields.module.css';
import type { AddressFieldsProps } from './address-fields-props.ts';

export function DeliveryDays({ field, errors }: AddressFieldsProps) {
  return (
    <div className={styles.row}>
      <TextField
        label="Earliest delivery day"
        hint="So that no parcel comes before you are there."
        optional
        type="date"
        min={todayInIndia()}
        {...field('deliveryFrom')}
        error={errors.deliveryFrom?.message}
      />
      <TextField
        label="Latest delivery day"
        hint="Such as the day before you travel."
        optional
        type="date"
        min={todayInIndia()}
        {...field('deliveryUntil')}
        error={errors.deliveryUntil?.message}
      />
    </div>
  );
}
