import {
  orderFieldLabels,
  type OrderFieldValues,
  type SharedRegistry,
  type ShipToKind,
  wantedDays,
} from '@gift-registry/bff-contract';
import { RadioCards } from '@gift-registry/design-system/radio-cards';
import { TextField } from '@gift-registry/design-system/text-field';
import type { FormField } from '../platform/typed-field.ts';
import { shipsToHost, guestDestinations } from './destinations.ts';
import { useScriptsRun } from '../platform/scripts.tsx';
import { AddressFields, type AddressName } from './address-fields.tsx';
import styles from './destination-fields.module.css';

interface Props {
  readonly registry: SharedRegistry;
  readonly field: (name: AddressName | 'wantedDay') => FormField;
  readonly shipTo: OrderFieldValues['shipTo'];
  readonly shipToError: string | undefined;
  readonly onShipToChange: (shipTo: ShipToKind) => void;
  /** The PIN code fills in city and state. */
  readonly fillsIn?: boolean;
}

/** Where an order goes. Without scripts, the address shows itself by the choice. */
export function DestinationFields(props: Props) {
  const { registry, field, shipTo, shipToError, onShipToChange, fillsIn = false } = props;
  const scriptsRun = useScriptsRun();
  if (shipsToHost(registry)) {
    const { control, error } = field('wantedDay');
    const days = wantedDays(registry);
    return (
      <>
        <input type="hidden" name="shipTo" value="host" />
        {days && (
          <TextField
            label={orderFieldLabels.wantedDay}
            optional
            type="date"
            min={days.first}
            max={days.last}
            {...control}
            error={error}
          />
        )}
      </>
    );
  }
  const options = guestDestinations(registry);
  const isChoice = options.length > 1;
  return (
    <div className={styles.choice}>
      <input type="hidden" name="shipTo" value={isChoice ? '' : 'guest'} />
      {isChoice && (
        <RadioCards
          label="Where it goes"
          name="shipTo"
          options={options}
          error={shipToError}
          value={shipTo}
          onValueChange={onShipToChange}
        />
      )}
      {(!scriptsRun || shipTo === 'guest') && (
        <div className={styles.address}>
          <AddressFields fillsIn={fillsIn} field={field} />
        </div>
      )}
    </div>
  );
}
