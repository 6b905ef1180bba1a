import { formatDay } from '@gift-registry/bff-contract';
import { scaleLinear } from '@visx/scale';
import styles from './day-chart.module.css';

export interface DayValues {
  readonly day: string;
  /** One for each part of the chart, drawn above one another. */
  readonly values: readonly number[];
  /** The sum of the same day of the period before. */
  readonly before: number;
}

interface Props {
  readonly days: readonly DayValues[];
  readonly format: (value: number) => string;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const MOST_LABELS = 6;
const BAR = 0.7;
const HEIGHT = 100;

/** 'Nov 28', without the year. */
const shortDay = (day: string): string => formatDay(day, 'UTC').split(',', 1)[0] ?? day;

function Bars({ day, values, x, y }: DayValues & { x: number; y: (value: number) => number }) {
  return values.map((value, part) => {
    const below = sum(values.slice(0, part));
    const top = y(below + value);
    return (
      <rect
        key={`${day} ${part}`}
        className={styles.bar}
        data-part={part}
        x={x + (1 - BAR) / 2}
        y={top}
        width={BAR}
        height={y(below) - top}
      />
    );
  });
}

/** Bars of days, with a line of the period before. Drawn only: the table beside it says the same to everybody. */
export function DayChart({ days, format }: Props) {
  const highest = Math.max(1, ...days.flatMap(({ values, before }) => [sum(values), before]));
  const scale = scaleLinear({ domain: [0, highest], range: [HEIGHT, 0], nice: 4 });
  const ticks = scale.ticks(4).filter(Number.isInteger);
  const step = Math.ceil(days.length / MOST_LABELS);
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.plot}>
        {ticks.map((tick) => (
          <p key={tick} className={styles.tick} style={{ insetBlockStart: `${scale(tick)}%` }}>
            <span>{format(tick)}</span>
          </p>
        ))}
        <svg
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {days.map((each, index) => (
            <g key={each.day} className={styles.day}>
              <title>{`${shortDay(each.day)}: ${format(sum(each.values))}, ${format(each.before)} before`}</title>
              <rect className={styles.column} x={index} y={0} width={1} height={HEIGHT} />
              <Bars {...each} x={index} y={scale} />
            </g>
          ))}
          <polyline
            className={styles.before}
            points={days.map(({ before }, index) => `${index + 0.5},${scale(before)}`).join(' ')}
          />
        </svg>
      </div>
      <div className={styles.days}>
        {days.map(
          ({ day }, index) =>
            index % step === 0 && (
              <span
                key={day}
                style={{ insetInlineStart: `${((index + 0.5) / days.length) * 100}%` }}
              >
                {shortDay(day)}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
