import { TextField } from '@gift-registry/design-system/text-field';
import type { GiftField } from './guest-fields.tsx';

/** The rupees of a contribution. */
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
