import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, CloseIcon } from '../icon/icon.tsx';
import styles from './chip.module.css';

type ToggleChipProps = {
  children: ReactNode;
  /** The choice is on. */
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** Draws the eye to a suggestion. Default false. */
  suggested?: boolean | undefined;
};

/** A choice in a row of choices, such as a category. */
export function ToggleChip({
  children,
  pressed,
  onPressedChange,
  suggested = false,
}: ToggleChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-suggested={suggested || undefined}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed && <CheckIcon />}
      {children}
    </button>
  );
}

type RemovableChipProps = {
  /** The text, such as an active filter. */
  label: string;
  /** Names the press for screen readers. Default 'Remove {label}'. */
  removeLabel?: string | undefined;
  onRemove: () => void;
};

/** An active choice that a press removes. */
export function RemovableChip({
  label,
  removeLabel = `Remove ${label}`,
  onRemove,
}: RemovableChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.removable)}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      {label}
      <CloseIcon />
    </button>
  );
}

type ChipRowProps = {
  /** Names the row for screen readers. */
  label: string;
  /** Chips, buttons and rows of chips in one line that scrolls sideways and fades where it goes on. Default false: they wrap. */
  scroll?: boolean | undefined;
  children: ReactNode;
};

/** Chips side by side. */
export function ChipRow({ label, scroll = false, children }: ChipRowProps) {
  return (
    <div role="group" aria-label={label} className={styles.row} data-scroll={scroll || undefined}>
      {children}
    </div>
  );
}
