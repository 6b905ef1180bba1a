import { useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import controls from '../field/control.module.css';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';
import styles from './copy-field.module.css';

type CopyFieldProps = Omit<FieldProps, 'error' | 'optional'> & {
  /** The text to copy. */
  value: string;
  /** Called when the browser denies access to the clipboard. The text is then selected, ready to copy by hand. */
  onCopyFailed?: (() => void) | undefined;
  className?: string | undefined;
};

/** A read-only text with a copy button that confirms for 2 s. */
export function CopyField({ value, onCopyFailed, className, ...field }: CopyFieldProps) {
  const ids = useFieldIds({ id: useId(), hint: field.hint, error: undefined });
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field ids={ids} {...field} className={className}>
      <div className={styles.line}>
        <input
          {...ids.control}
          ref={input}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className={classNames(controls.control, styles.input)}
        />
        <CopyButton
          variant="primary"
          text={value}
          onCopyFailed={() => {
            input.current?.select();
            onCopyFailed?.();
          }}
          className={styles.copy}
        />
      </div>
    </Field>
  );
}
