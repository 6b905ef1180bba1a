import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import controls from '../field/control.module.css';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';
import styles from './text-area.module.css';
import { useTextLength } from './use-text-length.ts';

type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Number of characters allowed, shown as n/limit. Longer text stays possible, so nothing typed is lost. Default no counter. */
    limit?: number | undefined;
  };

/** Several lines of text that grow with their content, with an optional counter. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  limit,
  className,
  rows = 4,
  ref,
  ...textarea
}: TextAreaProps) {
  const ids = useFieldIds({ hint, error, ...textarea });
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => element.current,
    [],
  );
  const length = useTextLength(
    element,
    typeof textarea.value === 'string' ? textarea.value : undefined,
  );
  const counter =
    limit === undefined ? undefined : (
      <span data-over={length > limit || undefined} className={styles.counter}>
        {length}/{limit}
      </span>
    );
  return (
    <Field {...{ ids, label, hideLabel, hint, error, optional, className }} footnote={counter}>
      <textarea
        {...textarea}
        {...ids.control}
        ref={element}
        rows={rows}
        className={classNames(controls.control, styles.area)}
      />
    </Field>
  );
}
