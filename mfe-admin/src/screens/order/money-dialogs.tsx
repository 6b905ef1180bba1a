import {
  bookPayment,
  formatPaise,
  fromPaise,
  refundOrder,
  type TeamOrder,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';
import { bookingCloses } from './order-cases.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { chosenUnits, givenOf, UnitsField, unsentOf, type Units } from './units-field.tsx';

interface Props {
  readonly order: TeamOrder;
  readonly layer: HistoryLayer;
}

/** The largest amount that one booking takes. */
const MOST_PAISE = 1_000_000_000_000;

export function PaymentDialog({ order, layer }: Props) {
  const { number, totalPaise, missingPaise: missing } = order;
  const closes = order.cases.some(({ kind, closedAt }) => closedAt === null && bookingCloses(kind));
  const money = useTypedDraft(`payment:${number}`, { amount: String(fromPaise(missing)), why: '' });
  return (
    <AmountDialog
      {...{ order, layer, money }}
      title={`Book a payment for ${number}`}
      description={`For money that came outside of the payment page. When the whole amount is there, the order can be packed${closes ? ' and its case is closed' : ''}.`}
      submitLabel="Book the payment"
      busyLabel="Booking..."
      amount={{ least: 1, most: MOST_PAISE }}
      amountHint={`${formatPaise(missing)} is missing of ${formatPaise(totalPaise)}.`}
      whyHint="Such as: UPI from Meera, reference 412345678901"
      done={(paise) => `${formatPaise(paise)} is booked for ${number}`}
      send={(api, body) => api(bookPayment, { params: { number }, body })}
    />
  );
}

/**
 * The paise to propose for units that are given no more: those paid for them, and the whole rest for all units or none. Money that
 * the giver is owed anyway comes on top.
 */
function refundOf({ lines, refundablePaise, refundDuePaise }: TeamOrder, units: Units): number {
  const due = refundDuePaise ?? 0;
  const isAll = lines.every((line) => (units[line.id] ?? 0) === givenOf(line));
  const price = lines.reduce((sum, line) => sum + line.unitPaise * (units[line.id] ?? 0), 0);
  return isAll || due + price === 0 ? refundablePaise : Math.min(due + price, refundablePaise);
}

/** All that is not sent yet, unless the giver is owed money without giving anything up. */
const usualUnits = ({ lines, state, refundDuePaise }: TeamOrder): Units =>
  state === 'cancelled' || refundDuePaise
    ? {}
    : Object.fromEntries(lines.map((line) => [line.id, unsentOf(line)]));

export function RefundDialog({ order, layer }: Props) {
  const { number, refundablePaise, lines, state } = order;
  const due = order.refundDuePaise ?? 0;
  const byHand = order.payment === 'manual';
  const usual = usualUnits(order);
  const money = useTypedDraft(`refund:${number}`, {
    amount: String(fromPaise(refundOf(order, usual))),
    why: '',
    units: usual,
    restock: true,
  });
  const { restock } = money.typed;
  // A kept draft may name units that were given back meanwhile.
  const units: Units = Object.fromEntries(
    lines.map((line) => [line.id, Math.min(money.typed.units[line.id] ?? 0, givenOf(line))]),
  );
  const chosen = chosenUnits(units);
  const isAll =
    chosen.length > 0 && lines.every((line) => line.sent === 0 && units[line.id] === givenOf(line));
  return (
    <AmountDialog
      {...{ order, layer, money }}
      danger
      title={`Give money back for ${number}`}
      description={
        byHand
          ? 'Send the money to the giver first: this books that you have.'
          : 'The payment provider returns it to where it came from. We ask for your password.'
      }
      submitLabel="Give it back"
      busyLabel="Giving it back..."
      amount={{ least: Math.max(due, 1), most: refundablePaise }}
      amountHint={
        due > 0
          ? `${formatPaise(due)} is asked for; ${formatPaise(refundablePaise)} at most.`
          : `${formatPaise(refundablePaise)} at most.`
      }
      whyHint="The giver doesn’t see it."
      done={(paise) =>
        byHand ? `${formatPaise(paise)} is given back` : `${formatPaise(paise)} is on its way back`
      }
      send={(api, sum) =>
        api(refundOrder, { params: { number }, body: { ...sum, lines: chosen, restock } })
      }
    >
      {state !== 'cancelled' && (
        <>
          <UnitsField
            legend="Gifts that are given no more"
            lines={lines}
            mostOf={givenOf}
            units={units}
            onChange={(next) =>
              money.type({ units: next, amount: String(fromPaise(refundOf(order, next))) })
            }
          />
          {chosen.length > 0 && (
            <Checkbox
              label="The goods are back in stock"
              hint="Not for goods that are broken or stay with the giver."
              checked={restock}
              onChange={({ target }) => money.type({ restock: target.checked })}
            />
          )}
          {isAll && (
            <Alert type="info" title="This cancels the order">
              All of its gifts go back, so all of its money goes back, too.
            </Alert>
          )}
        </>
      )}
    </AmountDialog>
  );
}
