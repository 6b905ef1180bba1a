import { formatDay, type getDailyNumbers, plural, type ReplyOf } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { useNavigation } from '@gift-registry/shell-contract';
import styles from './daily-numbers.module.css';
import { DayChart, sum, type DayValues } from './day-chart.tsx';
import { changeText, charts } from './number-words.ts';

type Numbers = ReplyOf<typeof getDailyNumbers>;
type Chart = (typeof charts)[number];

const CHART = 'chart';

function daysOf({ days, numbers }: Numbers, { parts }: Chart): DayValues[] {
  const found = parts.map(({ name }) => numbers.find((number) => number.name === name));
  return days.map((day, index) => ({
    day,
    values: found.map((number) => number?.values[index] ?? 0),
    before: sum(found.map((number) => number?.before[index] ?? 0)),
  }));
}

interface NumberProps {
  readonly chart: Chart;
  readonly days: readonly DayValues[];
}

function NumberButton({ chart: { title, format }, days, ...choice }: NumberProps & Choice) {
  const total = sum(days.flatMap(({ values }) => values));
  return (
    <button
      type="button"
      className={styles.number}
      aria-pressed={choice.chosen}
      onClick={choice.onChoose}
    >
      <span>{title}</span>
      <span className={styles.total}>{format(total)}</span>
      <span>{changeText(total, sum(days.map(({ before }) => before)), format)}</span>
    </button>
  );
}

interface Choice {
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function NumberChart({ chart: { title, parts, format }, days }: NumberProps) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className={styles.title}>{title}, by day</h2>
      <p className={styles.soft}>
        {plural(days.length, 'Line: the day before', 'Line: the # days before')}
      </p>
      <DayChart days={days} format={format} />
      <details className={styles.soft}>
        <summary>The days as a table</summary>
        <div
          className={styles.scroll}
          tabIndex={0}
          role="region"
          aria-label={`${title} as a table`}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {parts.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">Before</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, values, before }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day, 'UTC')}</th>
                  {parts.map(({ name }, index) => (
                    <td key={name}>{format(values[index] ?? 0)}</td>
                  ))}
                  <td>{format(before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}

/** The numbers of a range against the period before; the chosen one by day. The address keeps which. */
export function DailyNumbers({ numbers }: { readonly numbers: Numbers }) {
  const { location, pushQuery } = useNavigation();
  const query = new URLSearchParams(location.search);
  const shown = charts.find(({ id }) => id === query.get(CHART)) ?? charts[0];
  return (
    <div className={styles.numbers}>
      <div role="group" aria-label="Number of the chart" className={styles.choice}>
        {charts.map((chart) => (
          <NumberButton
            key={chart.id}
            chart={chart}
            days={daysOf(numbers, chart)}
            chosen={chart === shown}
            onChoose={() => {
              query.set(CHART, chart.id);
              pushQuery(query, CHART);
            }}
          />
        ))}
      </div>
      <NumberChart chart={shown} days={daysOf(numbers, shown)} />
    </div>
  );
}
