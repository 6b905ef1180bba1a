import { TextField } from '@gift-registry/design-system/text-field';
import type { ClipboardEvent, ComponentProps } from 'react';

const maxLength = 13;

/** Pastes a number without its spaces and hyphens: the length limit would cut "+91 98765 43210" into another number. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const start = input.selectionStart ?? 0;
  const end = input.selectionEnd ?? start;
  const room = maxLength - input.value.length + (end - start);
  const digits = event.clipboardData.getData('text').replace(/[^\d+]/g, '');
  event.preventDefault();
  input.setRangeText(digits.slice(0, room), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

type PhoneFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'startSlot' | 'onPaste'
> & { readonly label?: string };

/** An Indian mobile number. */
export function PhoneField({ label = 'Phone number', ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={maxLength}
      startSlot="+91"
      onPaste={pasteDigits}
    />
  );
}
