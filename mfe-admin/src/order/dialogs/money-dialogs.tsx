import { bookPayment, formatPaise, refundOrder, type TeamOrder } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { bookingCloses } from '../case-advice.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { chosenUnits, givenOf, UnitsField, type Units } from './units-field.tsx';

interface Props {
  readonly order: TeamOrder;
  readonly layer: HistoryLayer;
}

/** The largest amount that one booking takes. */
const MOST_PAISE = 1_000_000_000_000;

export function PaymentDialog({ order, layer }: Props) {
  const { number, totalPaise, missingPaise: missing } = order;
  const closes = order.cases.some(({ kind, closedAt }) => closedAt === null && bookingCloses(kind));
  return (
    <AmountDialog
      {...{ order, layer }}
      name="payment"
      title={`Book a payment for ${number}`}
      description={`For money that came outside of the payment page. When the whole amount is there, the order can be packed${closes ? ' and its case is closed' : ''}.`}
      submitLabel="Book the payment"
      busyLabel="Booking..."
      amount={{ usual: missing, least: 1, most: MOST_PAISE }}
      amountHint={`${formatPaise(missing)} is missing of ${formatPaise(totalPaise)}.`}
      whyHint="Such as: UPI from Meera, reference 412345678901"
      done={(paise) => `${formatPaise(paise)} is booked for ${number}`}
      send={(api, body) => api(bookPayment, { params: { number }, body })}
    />
  );
}

export function RefundDialog({ order, layer }: Props) {
  const { number, refundablePaise, lines, state } = order;
  const due = order.refundDuePaise ?? 0;
  const byHand = order.payment === 'manual';
  const [units, setUnits] = useState<Units>({});
  const [restock, setRestock] = useState(true);
  const chosen = chosenUnits(units);
  const isAll =
    chosen.length > 0 &&
    lines.every((line) => line.sent === 0 && (units[line.id] ?? 0) === givenOf(line));
  const priceOf = (next: Units) =>
    lines.reduce((sum, line) => sum + line.unitPaise * (next[line.id] ?? 0), 0);
  const choose = (next: Units, setAmount: (paise: number) => void) => {
    setUnits(next);
    setAmount(Math.min(priceOf(next) || due || refundablePaise, refundablePaise));
  };
  return (
    <AmountDialog
      {...{ order, layer }}
      danger
      name="refund"
      title={`Give money back for ${number}`}
      description={
        byHand
          ? 'Send the money to the giver first: this books that you have.'
          : 'The payment provider returns it to where it came from. We ask for your password.'
      }
      submitLabel="Give it back"
      busyLabel="Giving it back..."
      amount={{ usual: due || refundablePaise, least: Math.max(due, 1), most: refundablePaise }}
      amountHint={
        due > 0
          ? `${formatPaise(due)} is asked for; ${formatPaise(refundablePaise)} at most.`
          : `${formatPaise(refundablePaise)} at most.`
      }
      before={(setAmount) =>
        state !== 'cancelled' && (
          <>
            <UnitsField
              legend="Gifts that are given no more"
              lines={lines}
              mostOf={givenOf}
              units={units}
              onChange={(next) => choose(next, setAmount)}
            />
            {chosen.length > 0 && (
              <Checkbox
                label="The goods are back in stock"
                hint="Not for goods that are broken or stay with the giver."
                checked={restock}
                onChange={({ target }) => setRestock(target.checked)}
              />
            )}
            {isAll && (
              <Alert type="info" title="This cancels the order">
                All of its gifts go back, so all of its money goes back, too.
              </Alert>
            )}
          </>
        )
      }
      whyHint="The giver doesn’t see it."
      done={(paise) =>
        byHand ? `${formatPaise(paise)} is given back` : `${formatPaise(paise)} is on its way back`
      }
      send={(api, money) =>
        api(refundOrder, { params: { number }, body: { ...money, lines: chosen, restock } })
      }
    />
  );
}
