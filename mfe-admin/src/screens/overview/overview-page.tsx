import { getDailyNumbers, getPlatformState } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Loading } from '@gift-registry/design-system/loading';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../api.ts';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { DayRangeFields } from '../../features/team/day-range-fields.tsx';
import { Loaded, type Read } from '../../features/team/loaded.tsx';
import { Counts } from './counts.tsx';
import { DailyNumbers } from './daily-numbers.tsx';
import styles from './overview-page.module.css';
import { Attention, Health } from './platform-state.tsx';

/** The range of the address; another address shows the last 30 days. */
function useRange() {
  const { location, pushQuery } = useNavigation();
  const typed = new URLSearchParams(location.search);
  const named = ['days', 'from', 'until'].map((name) => [name, typed.get(name) ?? undefined]);
  const read = getDailyNumbers.query.safeParse(Object.fromEntries(named));
  const { days, from, until } = read.data ?? getDailyNumbers.query.parse({});
  const range = { from, until, days: from || until ? undefined : String(days) };
  return {
    range,
    change(next: Readonly<Record<string, string | undefined>>): void {
      for (const [name, value] of Object.entries(next))
        if (value) typed.set(name, value);
        else typed.delete(name);
      pushQuery(typed, 'range');
    },
  };
}

const isSettled = ({ data, error }: Read<unknown>): boolean => data !== undefined || error !== null;

export default function OverviewPage() {
  const { range, change } = useRange();
  const state = useRead(getPlatformState, {}, { refetchInterval: 30_000 });
  const numbers = useRead(
    getDailyNumbers,
    { query: range },
    { refetchInterval: 60_000, placeholderData: keepPreviousData },
  );
  return (
    <ControlCenter
      action={
        <>
          <DayRangeFields range={range} onChange={change} />
          <Button variant="primary" href="/admin/orders?view=attention" linkComponent={Link}>
            See orders that wait
          </Button>
        </>
      }
    >
      {isSettled(state) && isSettled(numbers) ? (
        <div className={styles.overview}>
          <ErrorBoundary part="platform-state">
            <Loaded read={state} name="state of the platform" lines={3}>
              {({ attention, health }) => (
                <>
                  <Attention attention={attention} />
                  <Health health={health} />
                </>
              )}
            </Loaded>
          </ErrorBoundary>
          <div className={styles.numbers}>
            <ErrorBoundary part="daily-numbers">
              <Loaded read={numbers} name="numbers" lines={12}>
                {(data) => <DailyNumbers numbers={data} />}
              </Loaded>
            </ErrorBoundary>
            <ErrorBoundary part="counts">
              <Counts />
            </ErrorBoundary>
          </div>
        </div>
      ) : (
        <Loading label="Loading the overview..." lines={14} />
      )}
    </ControlCenter>
  );
}
