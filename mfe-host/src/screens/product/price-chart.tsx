import { formatDay, formatPrice, type PriceHistory } from '@gift-registry/bff-contract';
import styles from './price-history.module.css';

type Readings = PriceHistory['readings'];

const width = 300;
const height = 80;
const margin = 6;

const timeOf = (day: string): number => new Date(day).getTime();

/** A price holds until the next one, so the line has steps; the last one reaches the last look. */
function stepsOf(readings: Readings, end: number): string {
  const prices = readings.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const start = timeOf(readings[0]?.day ?? '');
  const x = (time: number) =>
    margin + ((time - start) / Math.max(1, end - start)) * (width - 2 * margin);
  const y = (price: number) =>
    margin + ((high - price) / Math.max(1, high - low)) * (height - 2 * margin);
  return readings
    .map(({ day, price }, index) => {
      const until = readings[index + 1]?.day;
      const [from, to] = [x(timeOf(day)), x(until === undefined ? end : timeOf(until))];
      return `${index === 0 ? 'M' : 'L'}${from.toFixed(1)} ${y(price).toFixed(1)}H${to.toFixed(1)}`;
    })
    .join('');
}

interface Props {
  readonly readings: Readings;
  /** An instant. */
  readonly lookedAt: string | null;
}

export function PriceChart({ readings, lookedAt }: Props) {
  const currency = readings.at(-1)?.currency ?? 'INR';
  const shown = readings.filter((reading) => reading.currency === currency);
  if (shown.length < 2) return null;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.chart}>
        <path
          d={stepsOf(shown, timeOf(lookedAt ?? shown.at(-1)?.day ?? ''))}
          className={styles.line}
        />
      </svg>
      <details className={styles.table}>
        <summary>All prices</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Since</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {shown.toReversed().map(({ day, price }) => (
              <tr key={day}>
                <td>{formatDay(day, 'UTC')}</td>
                <td>{formatPrice(price, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
