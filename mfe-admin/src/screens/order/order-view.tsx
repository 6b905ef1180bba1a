import type { TeamOrder } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { Columns } from '../../features/team/section.tsx';
import { CancelDialog, CaseDialog, NoteDialog } from './reason-dialog.tsx';
import { PaymentDialog, RefundDialog } from './money-dialogs.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { OrderCases } from './order-cases.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderGifts, OrderGiver } from './order-gifts.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderSteps } from './order-steps.tsx';

interface Props {
  readonly order: TeamOrder;
}

const dialogs = [
  ['ship-order', ShipDialog],
  ['cancel-order', CancelDialog],
  ['book-payment', PaymentDialog],
  ['refund-order', RefundDialog],
  ['note-order', NoteDialog],
] as const;

export function OrderView({ order }: Props) {
  const layers = {
    'ship-order': useHistoryLayer('ship-order'),
    'cancel-order': useHistoryLayer('cancel-order'),
    'book-payment': useHistoryLayer('book-payment'),
    'refund-order': useHistoryLayer('refund-order'),
    'note-order': useHistoryLayer('note-order'),
  };
  const decision = useHistoryLayer('close-case');
  const decided = order.cases.find(({ id }) => id === decision.subject[0]);
  return (
    <>
      <ErrorBoundary part="cases">
        <OrderCases
          order={order}
          onClose={(id) => decision.show(id)}
          onBook={() => layers['book-payment'].show()}
        />
      </ErrorBoundary>
      <ErrorBoundary part="steps">
        <OrderSteps
          order={order}
          onShip={() => layers['ship-order'].show()}
          onCancel={() => layers['cancel-order'].show()}
          onBook={() => layers['book-payment'].show()}
          onRefund={() => layers['refund-order'].show()}
        />
      </ErrorBoundary>
      <Columns
        main={
          <>
            <ErrorBoundary part="gifts">
              <OrderGifts order={order} />
            </ErrorBoundary>
            <ErrorBoundary part="delivery">
              <OrderDelivery order={order} />
            </ErrorBoundary>
          </>
        }
        side={
          <>
            <ErrorBoundary part="money">
              <OrderMoney
                order={order}
                onBook={() => layers['book-payment'].show()}
                onRefund={() => layers['refund-order'].show()}
              />
            </ErrorBoundary>
            <ErrorBoundary part="giver">
              <OrderGiver order={order} />
            </ErrorBoundary>
            <ErrorBoundary part="mails">
              <OrderMails order={order} />
            </ErrorBoundary>
          </>
        }
      />
      <ErrorBoundary part="history">
        <OrderHistory order={order} onNote={() => layers['note-order'].show()} />
      </ErrorBoundary>
      {dialogs.map(([part, Dialog]) => {
        const layer = layers[part];
        return (
          layer.open && (
            <DialogBoundary key={part} part={part} layer={layer}>
              <Dialog order={order} layer={layer} />
            </DialogBoundary>
          )
        );
      })}
      {decided && (
        <DialogBoundary part="close-case" layer={decision}>
          <CaseDialog order={order} layer={decision} orderCase={decided} />
        </DialogBoundary>
      )}
    </>
  );
}
