import type { TeamOrder } from '@gift-registry/bff-contract';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import styles from './units-field.module.css';

export type Units = Readonly<Record<string, number>>;
type Line = TeamOrder['lines'][number];

/** Units that are in no parcel and were not given back. */
export const unsentOf = ({ quantity, cancelled, sent }: Line): number =>
  Math.max(quantity - cancelled - sent, 0);

/** Units that are still given. */
export const givenOf = ({ quantity, cancelled }: Line): number => quantity - cancelled;

/** The chosen units of each line, without lines of which none is chosen. */
export const chosenUnits = (units: Units): { id: string; quantity: number }[] =>
  Object.entries(units).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []));

interface Props {
  readonly legend: string;
  readonly lines: readonly Line[];
  readonly mostOf: (line: Line) => number;
  readonly units: Units;
  readonly onChange: (units: Units) => void;
  readonly error?: string | undefined;
}

export function UnitsField({ legend, lines, mostOf, units, onChange, error }: Props) {
  return (
    <fieldset className={styles.units}>
      <legend className={styles.legend}>{legend}</legend>
      {lines
        .filter((line) => mostOf(line) > 0)
        .map((line) => (
          <div key={line.id} className={styles.line}>
            <span>{line.productName}</span>
            <QuantityStepper
              label={`${line.productName}, of ${mostOf(line)}`}
              min={0}
              max={mostOf(line)}
              value={units[line.id] ?? 0}
              onValueChange={(value) => onChange({ ...units, [line.id]: value })}
            />
          </div>
        ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
