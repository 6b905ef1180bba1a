import { getDailyNumbers, type ReplyOf, formatDay } from '@gift-registry/bff-contract';
import { useRead } from '../../api.ts';
import { Loaded } from '../../features/team/loaded.tsx';
import styles from './charts.module.css';
import { type DayValues, DayBars } from './day-bars.tsx';
import { charts, changeText } from './number-words.ts';
import { Card } from '@gift-registry/design-system/card';

interface Props {
  readonly chart: (typeof charts)[number];
  readonly days: readonly DayValues[];
}

const sum = ({ values }: Pick<DayValues, 'values'>): number =>
  values.reduce((total, value) => total + value, 0);

function NumberCard({ chart, days }: Props) {
  const { title, parts, format } = chart;
  const [today, yesterday] = [days.at(-1), days.at(-2)].map((day) => (day ? sum(day) : 0));
  return (
    <Card as="section" aria-label={title} className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.number}>
        {format(today ?? 0)} <span className={styles.soft}>today</span>
      </p>
      <p className={styles.soft}>{changeText(today ?? 0, yesterday ?? 0, format)}</p>
      <DayBars days={days} />
      <details className={styles.details}>
        <summary>The days as a table</summary>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${title}, by day`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {parts.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, values }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day, 'UTC')}</th>
                  {parts.map(({ name }, index) => (
                    <td key={name}>{format(values[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}

type Reply = ReplyOf<typeof getDailyNumbers>;

function daysOf({ days, numbers }: Reply, names: readonly string[]): DayValues[] {
  const values = new Map<string, readonly number[]>(
    numbers.map((number) => [number.name, number.values]),
  );
  return days.map((day, index) => ({
    day,
    values: names.map((name) => values.get(name)?.[index] ?? 0),
  }));
}

export function DailyNumbers() {
  const read = useRead(getDailyNumbers, {}, { refetchInterval: 60_000 });
  return (
    <Loaded read={read} name="numbers" lines={6}>
      {(data) => (
        <div className={styles.cards}>
          {charts.map((chart) => (
            <NumberCard
              key={chart.title}
              chart={chart}
              days={daysOf(
                data,
                chart.parts.map(({ name }) => name),
              )}
            />
          ))}
        </div>
      )}
    </Loaded>
  );
}
