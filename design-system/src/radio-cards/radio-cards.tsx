import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field.tsx';
import styles from './radio-cards.module.css';

type RadioCard<Value extends string = string> = {
  value: Value;
  title: ReactNode;
  /** The consequence of choosing it. */
  description?: ReactNode;
  /** A drawing or icon at the start of the card. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioCardsProps<Value extends string = string> = {
  /** Names the group. */
  label: ReactNode;
  hint?: ReactNode;
  /** The problem; announced when it appears. */
  error?: string | undefined;
  /** The choices, in order. */
  options: ReadonlyArray<RadioCard<Value>>;
  /** The chosen value; undefined or '' while nothing is chosen. */
  value: Value | '' | undefined;
  onValueChange: (value: Value) => void;
  /** Name of the radio inputs; generated without it. */
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A choice among a few options, each explained on a card. */
export function RadioCards<Value extends string = string>({
  label,
  hint,
  error,
  options,
  value,
  onValueChange,
  name,
  onBlur,
  disabled,
  className,
}: RadioCardsProps<Value>) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      role="radiogroup"
      disabled={disabled}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.text}>
              <span className={styles.title} id={`${id}-${option.value}`}>
                {option.title}
              </span>
              {option.description && (
                <span className={styles.description} id={`${id}-${option.value}-more`}>
                  {option.description}
                </span>
              )}
            </span>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description ? `${id}-${option.value}-more` : undefined}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
