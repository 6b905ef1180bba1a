import { getDailyNumbers, queryKeyOf, type ReplyOf } from '@gift-registry/bff-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
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
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeyOf(getDailyNumbers),
    queryFn: ({ signal }) => api(getDailyNumbers, {}, { signal }),
    refetchInterval: 60_000,
  });
  if (error && !data)
    return (
      <LoadFailure
        title="The numbers could not be loaded"
        error={error}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  if (!data) return <Loading label="Loading the numbers..." lines={6} />;
  return (
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
  );
}
