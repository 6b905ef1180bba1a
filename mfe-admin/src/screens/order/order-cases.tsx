import {
  bookPayment,
  closeOrderCase,
  formatPaise,
  formatTime,
  type TeamOrder,
  type OrderRow,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { useMay } from '../../features/team/use-may.ts';
import { caseNames } from '../../features/orders/order-words.ts';

export const caseAdvice: Readonly<Record<OrderRow['openCases'][number], string>> = {
  'wrong-amount':
    'The money is not the price. We keep the gifts. Ask the giver for the rest and book it, or cancel the order: the money then goes back.',
  'refunded-outside':
    'Somebody gave money back at the payment provider. Don’t send the parcel before you have decided: cancel the order, or book what is missing.',
  'refund-failed':
    'The provider could not return the money. Agree on another way with the giver, and book it.',
  returned:
    'The parcel came back. Check the address with the host, then send it again or close it.',
  'gift-released':
    'The host removed the gift while its parcel was under way. Ask the host whether to stop it.',
  'unread-event':
    'The payment provider told us something that we can’t read, so nothing is booked. Compare the order with the provider’s own page.',
};

/** True for cases that end by themselves when the whole amount is booked. */
export const bookingCloses = (kind: OrderRow['openCases'][number]): boolean =>
  kind === 'wrong-amount' || kind === 'refunded-outside';

interface Props {
  readonly order: TeamOrder;
  readonly onClose: (caseId: string) => void;
  readonly onBook: () => void;
}

export function OrderCases({ order, onClose, onBook }: Props) {
  const may = useMay();
  return order.cases
    .filter(({ closedAt }) => closedAt === null)
    .map(({ id, kind, paise, detail, openedAt }) => (
      <Alert
        key={id}
        type="warning"
        title={`Case: ${caseNames[kind].toLowerCase()}${paise === null ? '' : ` (${formatPaise(paise)})`}`}
        action={
          <Cluster>
            {bookingCloses(kind) && order.missingPaise > 0 && may(bookPayment) && (
              <Button size="sm" onClick={onBook}>
                Book the missing {formatPaise(order.missingPaise)}
              </Button>
            )}
            {may(closeOrderCase) && (
              <Button size="sm" onClick={() => onClose(id)}>
                Close the case
              </Button>
            )}
          </Cluster>
        }
      >
        {caseAdvice[kind]} {detail && `It says: ${detail}. `}Open since {formatTime(openedAt)}.
      </Alert>
    ));
}
