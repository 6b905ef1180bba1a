import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import controls from '../field/control.module.css';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';
import { useMergedRef } from '../merged-ref.ts';
import styles from './text-area.module.css';

export type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Characters allowed, shown as n/limit. Typing further is possible, so that the error can say what is wrong. */
    limit?: number | undefined;
  };

/** Several lines of text that grow with their content, with an optional live counter. */
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
  onInput,
  ...textarea
}: TextAreaProps) {
  const ids = useFieldIds({ hint, error, ...textarea });
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);

  // Form libraries set the value of an uncontrolled field without an event, then render.
  useEffect(() => setLength(element.current?.value.length ?? 0));

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
        ref={useMergedRef(element, ref)}
        rows={rows}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
        className={classNames(controls.control, styles.area)}
      />
    </Field>
  );
}
