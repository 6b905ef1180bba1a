import { joinList, plural } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { carrierOf, CarrierField } from '../../team-orders/carrier-field.tsx';
import { useTypedDraft } from '../../typed-draft/use-typed-draft.ts';
import { readParcels } from './parcels.ts';
import { useShipOrders } from './use-ship-orders.ts';

interface Props {
  readonly numbers: readonly string[];
  readonly clear: () => void;
}

export function ShipChosen({ numbers, clear }: Props) {
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
          description="One carrier takes them. Each giver gets a mail with the carrier and the number."
          submitLabel="Mark as sent"
          busyLabel="Saving..."
          busy={ship.isPending}
          onSubmit={() => {
            const read = readParcels(numbers, { carrier: carrierOf(typed), lines: typed.lines });
            setProblems(read.problems);
            if (read.parcels.length > 0) ship.mutate(read.parcels);
          }}
        >
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
