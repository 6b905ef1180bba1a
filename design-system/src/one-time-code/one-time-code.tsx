import { useState, type Ref, type SyntheticEvent } from 'react';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';
import styles from './one-time-code.module.css';

type OneTimeCodeProps = Omit<FieldProps, 'optional'> & {
  /** The digits typed so far. */
  value: string;
  /** Called with digits only, at most `length` of them. */
  onValueChange: (value: string) => void;
  /** Digits of a whole code. Default 6. */
  length?: number | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

type Selection = { start: number; end: number };

/** A mailed code with one slot per digit, drawn over a single input so paste, autofill and screen readers work. */
export function OneTimeCode({
  label,
  hideLabel,
  hint,
  error,
  value,
  onValueChange,
  length = 6,
  disabled = false,
  className,
  ref,
}: OneTimeCodeProps) {
  const ids = useFieldIds({ hint, error });
  const [selection, setSelection] = useState<Selection>();

  const trackSelection = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    const start = Math.min(field.selectionStart ?? 0, length - 1);
    setSelection({ start, end: Math.max(field.selectionEnd ?? 0, start + 1) });
  };
  // The text of the input is invisible, so a press can't aim at a digit.
  const moveCaretToEnd = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (field.selectionStart === field.selectionEnd) {
      field.setSelectionRange(value.length, value.length);
    }
  };

  return (
    <Field {...{ ids, label, hideLabel, hint, error, className }}>
      <div
        className={styles.code}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
      >
        <input
          {...ids.control}
          ref={ref}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          disabled={disabled}
          onChange={(event) =>
            onValueChange(event.target.value.replace(/\D/g, '').slice(0, length))
          }
          onSelect={trackSelection}
          onFocus={trackSelection}
          onClick={moveCaretToEnd}
          onBlur={() => setSelection(undefined)}
        />
        <div className={styles.slots} aria-hidden="true">
          {Array.from({ length }, (_, slot) => (
            <span
              key={slot}
              data-current={
                (selection && slot >= selection.start && slot < selection.end) || undefined
              }
            >
              {value[slot]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
