import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** "+91" and ten digits. */
const maxIndian = 13;
/** A plus or "00" and the longest number of E.164. */
const maxAbroad = 17;

/** Digits, and a plus at the start. Spaces, hyphens and brackets only format a number. */
const significant = (text: string): string => text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');

function typedPhone(text: string, abroad: boolean): string {
  const typed = significant(text);
  const isAbroad = abroad && /^(?:\+|00)(?!91)/.test(typed);
  return typed.slice(0, isAbroad ? maxAbroad : maxIndian);
}

/** Where the caret belongs in the formatted text, so that it stays behind the same digit. */
function caretAfter(formatted: string, before: string): number {
  let left = significant(before).length;
  let position = 0;
  while (left > 0 && position < formatted.length) {
    if (/[\d+]/.test(formatted.charAt(position))) left -= 1;
    position += 1;
  }
  return position;
}

export type PhoneFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'startSlot' | 'value'
> & {
  /** Takes numbers of other countries, too: they begin with a plus. Default false. */
  abroad?: boolean | undefined;
};

type Format = (typed: string) => string;

/** The numbers of all countries are a late chunk: without it the digits stay ungrouped. */
const loadFormat = async (): Promise<Format> =>
  (await import(/* webpackChunkName: "phone-format" */ './format-phone.ts')).formatPhone;

/** A phone number, grouped while it is typed. Uncontrolled, for `register`; its value may contain spaces. */
export function PhoneField({
  abroad = false,
  hint = abroad ? 'Outside India, begin with + and the country code.' : undefined,
  onChange,
  onFocus,
  ...field
}: PhoneFieldProps) {
  const format = useRef<Format>((typed) => typed);

  const group = (input: HTMLInputElement) => {
    const text = format.current(typedPhone(input.value, abroad));
    if (text === input.value) return;
    const { value, selectionStart, selectionEnd } = input;
    input.value = text;
    if (input !== document.activeElement) return;
    const [start, end] = [selectionStart, selectionEnd].map((position) =>
      caretAfter(text, value.slice(0, position ?? value.length)),
    );
    input.setSelectionRange(start ?? null, end ?? null);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    group(event.currentTarget);
    onChange?.(event);
  };
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    onFocus?.(event);
    loadFormat().then(
      (loaded) => {
        format.current = loaded;
        group(input);
      },
      () => undefined,
    );
  };
  return (
    <TextField
      {...field}
      hint={hint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      startSlot={abroad ? undefined : '+91'}
      onChange={change}
      onFocus={focus}
    />
  );
}
