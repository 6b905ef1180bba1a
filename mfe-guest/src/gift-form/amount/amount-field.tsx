import { TextField } from '@gift-registry/design-system/text-field';
import type { GiftField } from '../guest-fields.tsx';

export const AmountField = ({ control, error }: GiftField) => (
  <TextField
    label="Amount"
    startSlot="₹"
    inputMode="decimal"
    autoComplete="off"
    {...control}
    error={error}
  />
);
