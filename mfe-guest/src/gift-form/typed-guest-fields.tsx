import type { DocumentForm } from '@gift-registry/bff-contract';
import { GuestFields } from '../claiming/guest-fields.tsx';

/** The guest's fields with what was typed, for a form that the browser posts. */
export function TypedGuestFields({ values, errors }: Pick<DocumentForm, 'values' | 'errors'>) {
  const [firstInvalid] = Object.keys(errors);
  const field = (name: 'guestName' | 'guestEmail' | 'message') => ({
    // The page is loaded anew: a screen reader begins at the field with its sentence.
    control: { name, defaultValue: values[name], autoFocus: name === firstInvalid },
    error: errors[name],
  });
  return (
    <GuestFields name={field('guestName')} email={field('guestEmail')} message={field('message')} />
  );
}
