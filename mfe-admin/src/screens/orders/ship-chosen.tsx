import { joinList, joinSome, plural, type OrderRow } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { carrierOf, CarrierField } from '../../features/orders/carrier-field.tsx';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';
import { readParcels, useShipOrders } from './ship-orders.ts';

interface Props {
  readonly numbers: readonly string[];
  /** Chosen orders that can't be sent, such as those that their giver picks up. */
  readonly leftOut: readonly OrderRow[];
  readonly clear: () => void;
}

/** Names what stays here, and why. */
function leftOutText(leftOut: readonly OrderRow[]): string {
  const named = (orders: readonly OrderRow[]) =>
    joinSome(
      orders.slice(0, 3).map(({ number }) => number),
      Math.max(orders.length - 3, 0),
    );
  const pickUps = leftOut.filter(({ shipTo }) => shipTo === 'pick-up');
  const others = leftOut.filter(({ shipTo }) => shipTo !== 'pick-up');
  return [
    ...(pickUps.length > 0 ? [`${named(pickUps)}: the giver picks it up.`] : []),
    ...(others.length > 0 ? [`${named(others)}: not to be sent now.`] : []),
  ].join(' ');
}

export function ShipChosen({ numbers, leftOut, clear }: Props) {
  const layer = useHistoryLayer('ship-orders', { momentary: true });
  const { typed, type, forget } = useTypedDraft('ship-orders', {
    choice: '',
    other: '',
    lines: '',
  });
  const [problems, setProblems] = useState<ReturnType<typeof readParcels>['problems']>({});
  const ship = useShipOrders(() => {
    type({ lines: '' });
    forget();
    layer.close();
    clear();
  });
  return (
    <>
      <Button size="sm" onClick={() => layer.show()}>
        {plural(numbers.length, 'Send the parcel', 'Send # parcels')}
      </Button>
      {layer.open && (
        <FormDialog
          layer={layer}
          title={plural(numbers.length, 'Send 1 parcel', 'Send # parcels')}
          description="One carrier takes them. Givers with an email address get a mail with the carrier and the number."
          submitLabel="Mark as sent"
          busyLabel="Saving..."
          busy={ship.isPending}
          onSubmit={() => {
            const read = readParcels(numbers, { carrier: carrierOf(typed), lines: typed.lines });
            setProblems(read.problems);
            if (read.parcels.length > 0) ship.mutate(read.parcels);
          }}
        >
          {leftOut.length > 0 && (
            <Alert
              type="info"
              title={plural(leftOut.length, '1 chosen order stays', '# chosen orders stay')}
            >
              {leftOutText(leftOut)}
            </Alert>
          )}
          <CarrierField typed={typed} onType={type} problem={problems.carrier} />
          <TextArea
            label="Tracking numbers"
            optional
            hint={`One a line, in this order: ${joinList(numbers)}.`}
            rows={Math.min(numbers.length, 10)}
            spellCheck={false}
            autoCapitalize="characters"
            value={typed.lines}
            onChange={({ target }) => type({ lines: target.value })}
            error={problems.lines}
          />
        </FormDialog>
      )}
    </>
  );
}
