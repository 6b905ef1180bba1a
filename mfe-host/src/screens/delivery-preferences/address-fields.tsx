import { deliverySectionMessage, todayInIndia } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { PhoneField } from '@gift-registry/design-system/phone-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { DeliveryField } from './delivery-form-values.ts';
import styles from './address-fields.module.css';

interface DeliveryFieldProps {
  /** Registers a field and gives its error, which clears on edit. */
  readonly field: (
    name: DeliveryField,
  ) => UseFormRegisterReturn & { readonly error: string | undefined };
}

function DeliveryDays({ field }: DeliveryFieldProps) {
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

interface Props extends DeliveryFieldProps {
  readonly incomplete: boolean;
}

export function AddressFields({ field, incomplete }: Props) {
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
        />
        <TextField label="Address Line 1" autoComplete="address-line1" {...field('addressLine1')} />
        <TextField
          label="Address Line 2"
          optional
          autoComplete="address-line2"
          {...field('addressLine2')}
        />
        <div className={styles.row}>
          <TextField
            label="PIN code"
            hint="Fills in city and state."
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            {...field('zipCode')}
          />
        </div>
        <div className={styles.row}>
          <TextField label="City" autoComplete="address-level2" {...field('city')} />
          <TextField label="State" autoComplete="address-level1" {...field('state')} />
        </div>
        <PhoneField label="Phone number" {...field('phoneNumber')} />
        <TextArea
          label="Delivery instructions"
          optional
          rows={3}
          limit={500}
          {...field('deliveryInstructions')}
        />
        <DeliveryDays field={field} />
      </Stack>
    </Card>
  );
}
