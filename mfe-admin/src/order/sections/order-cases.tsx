import {
  closeOrderCase,
  formatPaise,
  formatTime,
  type TeamOrder,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { useMay } from '../../team-actions/use-may.ts';
import { caseNames } from '../../team-orders/order-words.ts';
import { caseAdvice } from '../case-advice.ts';

interface Props {
  readonly order: TeamOrder;
  readonly onClose: (caseId: string) => void;
}

export function OrderCases({ order, onClose }: Props) {
  const may = useMay();
  return order.cases
    .filter(({ closedAt }) => closedAt === null)
    .map(({ id, kind, paise, openedAt }) => (
      <Alert
        key={id}
        type="warning"
        title={`Case: ${caseNames[kind].toLowerCase()}${paise === null ? '' : ` (${formatPaise(paise)})`}`}
        action={
          may(closeOrderCase) && (
            <Button size="sm" onClick={() => onClose(id)}>
              Close the case
            </Button>
          )
        }
      >
        {caseAdvice[kind]} Open since {formatTime(openedAt)}.
      </Alert>
    ));
}
