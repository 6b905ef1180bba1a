import { Checkbox } from '@gift-registry/design-system/checkbox';
import type { FilterChoice } from './filter-groups.ts';
import styles from './filter-group.module.css';

interface Props<Value extends string> {
  readonly title: string;
  readonly choices: readonly FilterChoice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

export function FilterGroup<Value extends string>(props: Props<Value>) {
  const { title, choices, chosen, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
            )
          }
        />
      ))}
    </fieldset>
  );
}
