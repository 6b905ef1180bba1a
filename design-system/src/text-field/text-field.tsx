import type { ComponentProps, ReactNode } from 'react';
import controls from '../field/control.module.css';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';

export type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /** Decoration inside the field before the text, such as ₹ or +91. */
    startSlot?: ReactNode;
    /** A 44px control inside the field after the text. */
    endSlot?: ReactNode;
  };

/** One line of text. Native input attributes and `ref` pass through, so it works uncontrolled with `register`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  startSlot,
  endSlot,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ hint, error, ...input });
  return (
    <Field {...{ ids, label, hideLabel, hint, error, optional, className }}>
      <div
        className={controls.slots}
        data-start={startSlot ? true : undefined}
        data-end={endSlot ? true : undefined}
      >
        {startSlot && <span className={controls.start}>{startSlot}</span>}
        <input {...input} {...ids.control} type={type} className={controls.control} />
        {endSlot && <span className={controls.end}>{endSlot}</span>}
      </div>
    </Field>
  );
}
