import type { DocumentForm } from '@gift-registry/bff-contract';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface TypedValue {
  readonly name: string;
  readonly defaultValue: string | undefined;
  readonly autoFocus: boolean;
}

export interface FormField {
  readonly control: UseFormRegisterReturn | TypedValue;
  readonly error: string | undefined;
}

/** A field with the text that was typed, for a form that the browser posts. */
export const typedField =
  ({ values, errors }: Pick<DocumentForm, 'values' | 'errors'>) =>
  (name: string): FormField => ({
    // The page is loaded anew: a screen reader begins at the field with its message.
    control: { name, defaultValue: values[name], autoFocus: name === Object.keys(errors)[0] },
    error: errors[name],
  });
