import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import controls from '../field/control.module.css';
import { Field, useFieldIds } from '../field/field.tsx';
import { CloseIcon, RetryIcon, SearchIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Names the field; read by screen readers only. Default 'Search'. */
  label?: string | undefined;
  /** The text typed. */
  value: string;
  /** Called at each change, without debouncing. */
  onValueChange: (value: string) => void;
  /** Called by Enter. */
  onSearch?: ((value: string) => void) | undefined;
  /** Called by the clear button and Escape, after `onValueChange('')`. */
  onClear?: (() => void) | undefined;
  /** `busy` shows a spinner, `failed` a red retry button. Default `idle`. */
  status?: 'idle' | 'busy' | 'failed' | undefined;
  /** Called by the retry button. */
  onRetry?: (() => void) | undefined;
};

/** A search box with clear, busy and retry. */
export function SearchField({
  label = 'Search',
  value,
  onValueChange,
  onSearch,
  onClear,
  status = 'idle',
  onRetry,
  className,
  ...input
}: SearchFieldProps) {
  const ids = useFieldIds({ hint: undefined, error: undefined, ...input });
  const clear = () => {
    onValueChange('');
    onClear?.();
  };
  return (
    <div role="search" className={classNames(styles.search, className)}>
      <Field ids={ids} label={label} hideLabel>
        <div className={controls.slots} data-start data-end>
          <span className={controls.start}>
            {status === 'busy' ? <Spinner size="sm" label="Searching" /> : <SearchIcon />}
          </span>
          <input
            enterKeyHint="search"
            autoComplete="off"
            {...input}
            {...ids.control}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onSearch?.(value);
              if (event.key === 'Escape' && value) clear();
            }}
            className={classNames(controls.control, styles.input)}
          />
          <span className={controls.end}>
            {status === 'failed' && (
              <IconButton label="Search failed. Retry?" onClick={onRetry} className={styles.retry}>
                <RetryIcon />
              </IconButton>
            )}
            {value && status !== 'failed' && (
              <IconButton label="Clear search" onClick={clear}>
                <CloseIcon />
              </IconButton>
            )}
          </span>
        </div>
      </Field>
    </div>
  );
}
