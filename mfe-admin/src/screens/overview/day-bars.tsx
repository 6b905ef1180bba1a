import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import styles from './charts.module.css';

export interface DayValues {
  readonly day: string;
  readonly values: readonly number[];
}

interface Props {
  readonly days: readonly DayValues[];
}

const width = 240;
const height = 56;

/** Drawn only: the table beside it says the same to everybody. */
export function DayBars({ days }: Props) {
  const parts = (days[0]?.values ?? []).map((_, index) => String(index));
  const highest = Math.max(
    1,
    ...days.map(({ values }) => values.reduce((sum, value) => sum + value, 0)),
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.bars} aria-hidden="true">
      <BarStack<DayValues, string>
        data={[...days]}
        keys={parts}
        value={({ values }, part) => values[Number(part)] ?? 0}
        x={({ day }) => day}
        xScale={scaleBand({ domain: days.map(({ day }) => day), range: [0, width], padding: 0.25 })}
        yScale={scaleLinear({ domain: [0, highest], range: [height, 0] })}
        color={(part) => part}
      >
        {(stacks) =>
          stacks.flatMap(({ bars, key }) =>
            bars.map((bar) => (
              <rect
                key={`${key} ${bar.index}`}
                className={styles.bar}
                data-part={key}
                data-today={bar.index === days.length - 1 || undefined}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={Math.max(0, bar.height)}
              />
            )),
          )
        }
      </BarStack>
    </svg>
  );
}
