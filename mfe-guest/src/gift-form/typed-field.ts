import type { DocumentForm } from '@gift-registry/bff-contract';
import type { GiftField } from './guest-fields.tsx';

/** A field with the text that was typed, for a form that the browser posts. */
export const typedField =
  ({ values, errors }: Pick<DocumentForm, 'values' | 'errors'>) =>
  (name: string): GiftField => ({
    // The page is loaded anew: a screen reader begins at the field with its message.
    control: { name, defaultValue: values[name], autoFocus: name === Object.keys(errors)[0] },
    error: errors[name],
  });
