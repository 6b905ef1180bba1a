import type { TeamOrder } from '@gift-registry/bff-contract';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { CancelDialog, CaseDialog, NoteDialog } from './dialogs/reason-dialogs.tsx';
import { PaymentDialog, RefundDialog } from './dialogs/money-dialogs.tsx';
import { ShipDialog } from './dialogs/ship-dialog.tsx';
import { OrderCases } from './sections/order-cases.tsx';
import { OrderDelivery } from './sections/order-delivery.tsx';
import { OrderGifts } from './sections/order-gifts.tsx';
import { OrderGiver } from './sections/order-giver.tsx';
import { OrderHistory } from './history/order-history.tsx';
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
      <OrderCases order={order} onClose={(id) => decision.show(id)} />
      <OrderSteps
        order={order}
        onShip={() => shipment.show()}
        onCancel={() => cancellation.show()}
        onBook={() => payment.show()}
        onRefund={() => refund.show()}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderGifts order={order} />
          <OrderDelivery order={order} />
        </div>
        <div className={styles.column}>
          <OrderMoney order={order} onBook={() => payment.show()} onRefund={() => refund.show()} />
          <OrderGiver order={order} />
        </div>
      </div>
      <OrderHistory order={order} onNote={() => note.show()} />
      {shipment.open && <ShipDialog order={order} layer={shipment} />}
      {cancellation.open && <CancelDialog order={order} layer={cancellation} />}
      {payment.open && <PaymentDialog order={order} layer={payment} />}
      {refund.open && <RefundDialog order={order} layer={refund} />}
      {note.open && <NoteDialog order={order} layer={note} />}
      {decided && <CaseDialog order={order} layer={decision} orderCase={decided} />}
    </>
  );
}
