import { addDays, todayInIndia } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextField } from '@gift-registry/design-system/text-field';
import styles from './day-range-fields.module.css';

type Ends = Readonly<Partial<Record<'days' | 'from' | 'until', string | undefined>>>;

interface Props {
  /** As the address has it. */
  readonly range: Ends;
  /** The name of no choice: 'Any day'. Default one is always chosen. */
  readonly any?: string;
  readonly onChange: (range: Required<Ends>) => void;
}

const OWN = 'own';
const FIRST = '2020-01-01';

const ranges = [
  { value: '1', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: OWN, label: 'Own range' },
];

/** Days in India: the last ones, or from one until another. */
export function DayRangeFields({ range, any, onChange }: Props) {
  const { days, from, until } = range;
  const today = todayInIndia();
  const isOwn = from !== undefined || until !== undefined;
  const change = (changes: Ends) =>
    onChange({ days: undefined, from: undefined, until: undefined, ...changes });
  const options = any === undefined ? ranges : [{ value: '', label: any }, ...ranges];
  return (
    <div className={styles.range}>
      <SelectField
        label="Days"
        hideLabel
        size="compact"
        options={options}
        value={isOwn ? OWN : (days ?? '')}
        onValueChange={(value) =>
          change(
            value === OWN
              ? { from: addDays(today, 1 - Number(days || 30)), until: today }
              : { days: value || undefined },
          )
        }
      />
      {isOwn && (
        <>
          <TextField
            label="From"
            hideLabel
            type="date"
            className={styles.day}
            min={FIRST}
            max={until ?? today}
            value={from ?? ''}
            onChange={({ target }) => change({ from: target.value || undefined, until })}
          />
          <span aria-hidden="true">–</span>
          <TextField
            label="Until"
            hideLabel
            type="date"
            className={styles.day}
            min={from ?? FIRST}
            max={today}
            value={until ?? ''}
            onChange={({ target }) => change({ from, until: target.value || undefined })}
          />
        </>
      )}
    </div>
  );
}
