import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './field.module.css';

export type FieldProps = {
  /** Names the control. */
  label: ReactNode;
  /** Shows the label to screen readers only. Default false. */
  hideLabel?: boolean | undefined;
  /** Help below the label, read with the control. */
  hint?: ReactNode;
  /** The problem and its solution; marks the control invalid and is announced when it appears. */
  error?: string | undefined;
  /** Adds '(optional)' to the label. Default false. */
  optional?: boolean | undefined;
};

type FieldIds = {
  id: string;
  hintId: string;
  errorId: string;
  /** Attributes for the control that connect its label, hint and error. */
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

export function useFieldIds(
  field: Pick<FieldProps, 'hint' | 'error'> & {
    id?: string | undefined;
    'aria-describedby'?: string | undefined;
  },
): FieldIds {
  const generated = useId();
  const id = field.id ?? generated;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [
    field.hint ? hintId : '',
    field.error ? errorId : '',
    field['aria-describedby'] ?? '',
  ];
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': field.error ? true : undefined,
    },
  };
}

type FieldFrameProps = FieldProps & {
  ids: FieldIds;
  /** Content at the end of the line below the control, such as a counter. */
  footnote?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

export function Field({
  ids,
  label,
  hideLabel,
  hint,
  error,
  optional,
  footnote,
  children,
  className,
}: FieldFrameProps) {
  const text = (
    <>
      {label}
      {optional && <span className={styles.optional}> (optional)</span>}
    </>
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={ids.id} className={hideLabel ? hidden.visuallyHidden : styles.label}>
        {text}
      </label>
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {(error || footnote) && (
        <div className={styles.below}>
          <FieldError id={ids.errorId} error={error} />
          {footnote && <div className={styles.footnote}>{footnote}</div>}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      {error}
    </p>
  );
}
