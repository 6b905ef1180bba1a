import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, useFieldIds, type FieldProps } from '../field/field.tsx';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<FieldProps, 'hideLabel' | 'optional'> &
  Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox with its label. Native attributes and `ref` pass through, so it works uncontrolled with `register`. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const ids = useFieldIds({ hint, error, ...input });
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.line}>
        <input {...input} {...ids.control} type="checkbox" className={styles.box} />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
}
