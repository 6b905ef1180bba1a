import type { TeamOrder } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { CancelDialog, CaseDialog, NoteDialog } from './dialogs/reason-dialogs.tsx';
import { PaymentDialog, RefundDialog } from './dialogs/money-dialogs.tsx';
import { ShipDialog } from './dialogs/ship-dialog.tsx';
import { OrderCases } from './sections/order-cases.tsx';
import { OrderDelivery } from './sections/order-delivery.tsx';
import { OrderGifts } from './sections/order-gifts.tsx';
import { OrderGiver } from './sections/order-giver.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoney } from './sections/order-money.tsx';
import styles from './order-page.module.css';
import { OrderSteps } from './order-steps.tsx';

interface Props {
  readonly order: TeamOrder;
}

export function OrderView({ order }: Props) {
  const shipment = useHistoryLayer('ship-order');
  const cancellation = useHistoryLayer('cancel-order');
  const payment = useHistoryLayer('book-payment');
  const refund = useHistoryLayer('refund-order');
  const note = useHistoryLayer('note-order');
  const decision = useHistoryLayer('close-case');
  const decided = order.cases.find(({ id }) => id === decision.subject[0]);
  return (
    <>
      <ErrorBoundary part="cases">
        <OrderCases
          order={order}
          onClose={(id) => decision.show(id)}
          onBook={() => payment.show()}
        />
      </ErrorBoundary>
      <ErrorBoundary part="steps">
        <OrderSteps
          order={order}
          onShip={() => shipment.show()}
          onCancel={() => cancellation.show()}
          onBook={() => payment.show()}
          onRefund={() => refund.show()}
        />
      </ErrorBoundary>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ErrorBoundary part="gifts">
            <OrderGifts order={order} />
          </ErrorBoundary>
          <ErrorBoundary part="delivery">
            <OrderDelivery order={order} />
          </ErrorBoundary>
        </div>
        <div className={styles.column}>
          <ErrorBoundary part="money">
            <OrderMoney
              order={order}
              onBook={() => payment.show()}
              onRefund={() => refund.show()}
            />
          </ErrorBoundary>
          <ErrorBoundary part="giver">
            <OrderGiver order={order} />
          </ErrorBoundary>
        </div>
      </div>
      <ErrorBoundary part="history">
        <OrderHistory order={order} onNote={() => note.show()} />
      </ErrorBoundary>
      {shipment.open && (
        <DialogBoundary part="ship-order" layer={shipment}>
          <ShipDialog order={order} layer={shipment} />
        </DialogBoundary>
      )}
      {cancellation.open && (
        <DialogBoundary part="cancel-order" layer={cancellation}>
          <CancelDialog order={order} layer={cancellation} />
        </DialogBoundary>
      )}
      {payment.open && (
        <DialogBoundary part="book-payment" layer={payment}>
          <PaymentDialog order={order} layer={payment} />
        </DialogBoundary>
      )}
      {refund.open && (
        <DialogBoundary part="refund-order" layer={refund}>
          <RefundDialog order={order} layer={refund} />
        </DialogBoundary>
      )}
      {note.open && (
        <DialogBoundary part="note-order" layer={note}>
          <NoteDialog order={order} layer={note} />
        </DialogBoundary>
      )}
      {decided && (
        <DialogBoundary part="close-case" layer={decision}>
          <CaseDialog order={order} layer={decision} orderCase={decided} />
        </DialogBoundary>
      )}
    </>
  );
}
