import { useState } from 'react';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';
import styles from './one-time-code.module.css';

export type OneTimeCodeProps = Omit<FieldProps, 'optional'> & {
  /** The digits typed so far. */
  value: string;
  /** Called with digits only, at most `length` of them. */
  onValueChange: (value: string) => void;
  /** Digits of a whole code. Default 6. */
  length?: number | undefined;
  className?: string | undefined;
};

/**
 * A mailed code in one slot per digit. Underneath is one field, so that paste, autofill, backspace and screen
 * readers work as in any other.
 */
export function OneTimeCode({
  label,
  hideLabel,
  hint,
  error,
  value,
  onValueChange,
  length = 6,
  className,
}: OneTimeCodeProps) {
  const ids = useFieldIds({ hint, error });
  const [focused, setFocused] = useState(false);
  const current = Math.min(value.length, length - 1);
  return (
    <Field {...{ ids, label, hideLabel, hint, error, className }}>
      <div className={styles.code} data-invalid={error ? true : undefined}>
        <input
          {...ids.control}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) =>
            onValueChange(event.target.value.replace(/\D/g, '').slice(0, length))
          }
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        <div className={styles.slots} aria-hidden="true">
          {Array.from({ length }, (_, slot) => (
            <span key={slot} data-current={(focused && slot === current) || undefined}>
              {value[slot]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
