import { Button } from '@gift-registry/design-system/button';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import type { FormField } from '../platform/typed-field.ts';
import { useScriptsRun } from '../platform/scripts.tsx';

interface Props {
  readonly field: (name: 'guestName' | 'guestEmail' | 'message') => FormField;
  readonly hints?: { readonly email: string; readonly message: string };
  /** Empties a remembered name and e-mail; undefined when none is remembered. */
  readonly onForget?: (() => void) | undefined;
}

export function GuestFields({ field, hints, onForget }: Props) {
  const name = field('guestName');
  const email = field('guestEmail');
  const message = field('message');
  const counted = useScriptsRun();
  const hint = [hints?.message, counted ? undefined : 'Up to 500 characters.']
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <div>
        <TextField label="Your name" autoComplete="name" {...name.control} error={name.error} />
        {onForget && (
          <Button variant="quiet" size="sm" onClick={onForget}>
            Not you?
          </Button>
        )}
      </div>
      <TextField
        label="Email"
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={
          hints?.email ?? 'We email you a link to see, confirm or undo your gift on any device.'
        }
        {...email.control}
        error={email.error}
      />
      <TextArea
        label="Message for the host"
        optional
        rows={3}
        hint={hint || undefined}
        limit={counted ? 500 : undefined}
        {...message.control}
        error={message.error}
      />
    </>
  );
}

export const AmountField = ({ control, error }: FormField) => (
  <TextField
    label="Amount"
    startSlot="₹"
    inputMode="decimal"
    autoComplete="off"
    {...control}
    error={error}
  />
);

export const orderHints = {
  email: 'We email you about your order, with a link to it.',
  message: 'We print it on the packing slip.',
};
