import {
  formProblems,
  shipOrder,
  trackingUrl,
  usualTrackingNumber,
  type TeamOrder,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { carrierOf, CarrierField } from '../../features/orders/carrier-field.tsx';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';
import { useOrderChange } from './use-order-change.ts';
import { OrderDialog } from './reason-dialog.tsx';
import { chosenUnits, UnitsField, unsentOf, type Units } from './units-field.tsx';

interface Props {
  readonly order: TeamOrder;
  readonly layer: HistoryLayer;
}

/** Without a choice all units that are left go into the parcel. */
const noUnits: Units = {};

interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
}

const fieldNames = ['carrier', 'trackingNumber', 'lines'] as const;
const noProblems = formProblems(undefined, fieldNames);

function readParcel(parcel: Parcel) {
  const parsed = shipOrder.body.safeParse(parcel);
  return { parcel: parsed.data, problems: formProblems(parsed.error, fieldNames) };
}

export function ShipDialog({ order, layer }: Props) {
  const { number } = order;
  const showToast = useToast();
  const { typed, type, forget } = useTypedDraft(`ship:${number}`, {
    choice: '',
    other: '',
    trackingNumber: '',
    chosen: noUnits,
  });
  const [problems, setProblems] = useState(noProblems);
  const change = useOrderChange(
    number,
    (api, body: NonNullable<ReturnType<typeof readParcel>['parcel']>) =>
      api(shipOrder, { params: { number }, body }),
    ({ carrier }) => {
      forget();
      layer.close();
      showToast({ type: 'success', title: `${number} is on its way with ${carrier}` });
    },
  );

  // A kept draft may name units that are in another parcel by now.
  const units: Units = Object.fromEntries(
    order.lines.map((line) => [
      line.id,
      Math.min(typed.chosen[line.id] ?? unsentOf(line), unsentOf(line)),
    ]),
  );
  const toSend = order.lines.reduce((sum, line) => sum + unsentOf(line), 0);
  const carrier = carrierOf(typed);
  const trackingNumber = typed.trackingNumber.trim();
  const usual = usualTrackingNumber(carrier, trackingNumber);
  const page = trackingNumber === '' ? null : trackingUrl(carrier, trackingNumber);
  const submit = () => {
    const read = readParcel({ carrier, trackingNumber, lines: chosenUnits(units) });
    setProblems(read.problems);
    if (read.parcel) change.mutate(read.parcel);
  };
  return (
    <OrderDialog
      {...{ order, layer, change }}
      problem={problems.form}
      title={`Send ${number}`}
      description={
        order.guestEmail === null
          ? undefined
          : 'The giver gets a mail with the carrier and the number.'
      }
      submitLabel="Mark as sent"
      busyLabel="Saving..."
      onSubmit={submit}
    >
      <CarrierField typed={typed} onType={type} problem={problems.fields.carrier} />
      {toSend > 1 && (
        <UnitsField
          legend="In this parcel"
          lines={order.lines}
          mostOf={unsentOf}
          units={units}
          onChange={(next) => type({ chosen: next })}
          error={problems.fields.lines}
        />
      )}
      <TextField
        label="Tracking number"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed.trackingNumber}
        onChange={({ target }) => type({ trackingNumber: target.value })}
        error={problems.fields.trackingNumber}
      />
      {usual && (
        <Alert type="warning" title="Is the number right?">
          Numbers of {carrier} are usually {usual}. You may send it as it is.
        </Alert>
      )}
      {page && (
        <p>
          The giver’s link:{' '}
          <TextLink href={page} external>
            {carrier} page of this parcel
          </TextLink>
        </p>
      )}
    </OrderDialog>
  );
}
