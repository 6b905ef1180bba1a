import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import controls from '../field/control.module.css';
import { Field, useFieldIds, type FieldProps } from '../field/field.tsx';
import styles from './select-field.module.css';

type SelectOption<Value extends string = string> = {
  value: Value;
  /** The text. Default the value. */
  label?: string | undefined;
  disabled?: boolean | undefined;
};

type SelectFieldProps<Value extends string = string> = FieldProps &
  Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size' | 'value' | 'defaultValue'> & {
    /** The choices, in order. */
    options: ReadonlyArray<SelectOption<Value>>;
    /** Called with the chosen value. */
    onValueChange?: ((value: Value) => void) | undefined;
    /** The text while nothing is chosen. */
    placeholder?: string | undefined;
    /** `field` (default) for forms; `compact` for toolbars such as sorting. */
    size?: 'field' | 'compact' | undefined;
  } & (Controlled<Value> | Uncontrolled<Value>);

type Controlled<Value> = {
  /** The chosen value; '' shows the placeholder. Default uncontrolled. */
  value: Value | '';
  defaultValue?: undefined;
};

type Uncontrolled<Value> = {
  value?: undefined;
  /** The value chosen at first, when uncontrolled. */
  defaultValue?: Value | '' | undefined;
};

/** A native select, so phones show their own picker. */
export function SelectField<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  options,
  onValueChange,
  onChange,
  placeholder,
  size = 'field',
  className,
  ...select
}: SelectFieldProps<Value>) {
  const ids = useFieldIds({ hint, error, ...select });
  return (
    <Field {...{ ids, label, hideLabel, hint, error, optional, className }}>
      <select
        {...select}
        {...ids.control}
        onChange={(event) => {
          onChange?.(event);
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange?.(chosen.value);
        }}
        className={classNames(controls.control, styles.select)}
        data-size={size}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label ?? option.value}
          </option>
        ))}
      </select>
    </Field>
  );
}
