import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { MinusIcon, PlusIcon } from '../icon/icon.tsx';
import styles from './quantity-stepper.module.css';

export function clampQuantity(typed: string, fallback: number, min: number, max: number): number {
  const number = Number.parseInt(typed.replace(/[^\d-]/g, ''), 10);
  return Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, number));
}

export type QuantityStepperProps = {
  /** Names the quantity, for example 'Quantity of Brass lamp'. */
  label: string;
  /** The quantity, in whole pieces. */
  value: number;
  /** Called once per press, and with a typed number on Enter or when the field is left. */
  onValueChange: (value: number) => void;
  /** Smallest quantity. Default 1. */
  min?: number | undefined;
  /** Largest quantity. Default unlimited. */
  max?: number | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A quantity that is typed or changed by buttons. */
export function QuantityStepper({
  label,
  value,
  onValueChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  disabled = false,
  className,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();

  const change = (next: number) => {
    setTyped(undefined);
    if (next !== value) onValueChange(next);
  };
  const commit = () => {
    if (typed !== undefined) change(clampQuantity(typed, value, min, max));
  };

  return (
    <div role="group" aria-label={label} className={classNames(styles.stepper, className)}>
      <button
        type="button"
        aria-label="One less"
        disabled={disabled || value <= min}
        onClick={() => change(Math.max(min, value - 1))}
        className={styles.button}
      >
        <MinusIcon />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? value}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
          if (event.key === 'ArrowUp') change(Math.min(max, value + 1));
          if (event.key === 'ArrowDown') change(Math.max(min, value - 1));
        }}
        className={styles.input}
      />
      <button
        type="button"
        aria-label="One more"
        disabled={disabled || value >= max}
        onClick={() => change(Math.min(max, value + 1))}
        className={styles.button}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
