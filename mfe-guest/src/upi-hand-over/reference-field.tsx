import { TextField } from '@gift-registry/design-system/text-field';
import type { GiftField } from '../gift-form/guest-fields.tsx';

export const ReferenceField = ({ control, error }: GiftField) => (
  <TextField
    {...control}
    error={error}
    label="UPI reference"
    optional
    inputMode="numeric"
    autoComplete="off"
    maxLength={40}
    hint="12 digits that your app shows after paying. They help the host to find your payment."
  />
);
