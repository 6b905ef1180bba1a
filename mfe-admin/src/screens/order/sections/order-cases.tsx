import {
  bookPayment,
  closeOrderCase,
  formatPaise,
  formatTime,
  type TeamOrder,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { useMay } from '../../../features/team/use-may.ts';
import { caseNames } from '../../../features/orders/order-words.ts';
import { bookingCloses, caseAdvice } from '../case-advice.ts';

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
