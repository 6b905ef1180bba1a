import { getDailyNumbers, type ReplyOf } from '@gift-registry/bff-contract';
import { useRead } from '../../api.ts';
import { Loaded } from '../../features/team/loaded.tsx';
import styles from './charts.module.css';
import type { DayValues } from './day-bars.tsx';
import { NumberCard } from './number-card.tsx';
import { charts } from './number-words.ts';

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
