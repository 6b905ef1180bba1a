import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import controls from '../field/control.module.css';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';
import { CheckIcon, CopyIcon } from '../icon/icon.tsx';
import styles from './copy-field.module.css';

const CONFIRMATION_MILLISECONDS = 2_000;

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
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      input.current?.select();
      onCopyFailed?.();
    }
  };

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
        <Button
          variant="primary"
          startIcon={copied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
          className={styles.copy}
        >
          <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
        </Button>
      </div>
    </Field>
  );
}
