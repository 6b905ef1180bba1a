import {
  joinList,
  joinSome,
  plural,
  type OrderRow,
  type RequestOf,
  shipOrder,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useHistoryLayer, useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { carrierOf, CarrierField } from '../../features/orders/carrier-field.tsx';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { ordersKey } from '../../features/orders/order-reads.ts';

interface Parcel {
  readonly number: string;
  readonly body: RequestOf<typeof shipOrder>['body'];
}

interface Typed {
  readonly carrier: string;
  /** One tracking number a line, in the order of the parcels; may be empty. */
  readonly lines: string;
}

interface Read {
  readonly parcels: readonly Parcel[];
  readonly problems: { readonly carrier?: string; readonly lines?: string };
}

function readParcels(numbers: readonly string[], { carrier, lines }: Typed): Read {
  const { shape } = shipOrder.body;
  const named = shape.carrier.safeParse(carrier);
  const tracking = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const tooLong = tracking
    .map((each) => shape.trackingNumber.safeParse(each).error?.issues[0]?.message)
    .find(Boolean);
  const isFull = tracking.length === 0 || tracking.length === numbers.length;
  const problems = {
    ...(named.error && { carrier: named.error.issues[0]?.message ?? '' }),
    ...(!isFull && {
      lines: `Please enter ${numbers.length} numbers, one a line, or none. You have entered ${tracking.length}.`,
    }),
    ...(tooLong && { lines: tooLong }),
  };
  if (!named.success || !isFull || tooLong) return { parcels: [], problems };
  return {
    parcels: numbers.map((number, index) => ({
      number,
      body: { carrier: named.data, trackingNumber: tracking[index] ?? null },
    })),
    problems,
  };
}

/** Sends one parcel after the other, because each has a mail and a tracking number of its own. */
function useShipOrders(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    async mutationFn(parcels: readonly Parcel[]) {
      const failed: string[] = [];
      for (const { number, body } of parcels)
        await api(shipOrder, { params: { number }, body }).catch(() => failed.push(number));
      return failed;
    },
    onSuccess(failed, parcels) {
      const sent = plural(
        parcels.length - failed.length,
        '1 parcel is on its way',
        '# parcels are on their way',
      );
      showToast(
        failed.length === 0
          ? { type: 'success', title: sent }
          : {
              type: 'warning',
              title: `${sent}, ${plural(failed.length, '# was not sent', '# were not sent')}`,
              description: `Please look again at ${joinSome(failed.slice(0, 5), failed.length - 5)}.`,
            },
      );
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }),
  });
}

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
