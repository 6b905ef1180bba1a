import { deliverySectionMessage } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { PhoneField } from '@gift-registry/design-system/phone-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import styles from './address-fields.module.css';
import type { AddressFieldsProps } from './address-fields-props.ts';
import { requiredForCatalogue } from '../delivery-form-values.ts';
import { DeliveryDays } from './delivery-days.tsx';

export function AddressFields({ field, errors }: AddressFieldsProps) {
  const incomplete = requiredForCatalogue.some((name) => errors[name]);
  return (
    <Card as="section" padding="lg" aria-label="Delivery address">
      <Stack gap={5}>
        <h2 className={styles.title}>Delivery address</h2>
        {incomplete && <Alert type="warning">{deliverySectionMessage}</Alert>}
        <TextField
          label="Recipient’s name"
          hint="The name on the parcel."
          autoComplete="name"
          {...field('recipientName')}
          error={errors.recipientName?.message}
        />
        <TextField
          label="Address Line 1"
          autoComplete="address-line1"
          {...field('addressLine1')}
          error={errors.addressLine1?.message}
        />
        <TextField
          label="Address Line 2"
          optional
          autoComplete="address-line2"
          {...field('addressLine2')}
          error={errors.addressLine2?.message}
        />
        <div className={styles.row}>
          <TextField
            label="PIN code"
            hint="Fills in city and state."
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            {...field('zipCode')}
            error={errors.zipCode?.message}
          />
        </div>
        <div className={styles.row}>
          <TextField
            label="City"
            autoComplete="address-level2"
            {...field('city')}
            error={errors.city?.message}
          />
          <TextField
            label="State"
            autoComplete="address-level1"
            {...field('state')}
            error={errors.state?.message}
          />
        </div>
        <PhoneField
          label="Phone number"
          {...field('phoneNumber')}
          error={errors.phoneNumber?.message}
        />
        <TextArea
          label="Delivery instructions"
          optional
          rows={3}
          limit={500}
          {...field('deliveryInstructions')}
          error={errors.deliveryInstructions?.message}
        />
        <DeliveryDays field={field} errors={errors} />
      </Stack>
    </Card>
  );
}
