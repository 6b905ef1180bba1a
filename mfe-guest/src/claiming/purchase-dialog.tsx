import type { GiftDialogProps } from '../gift-form/gift-form-dialog.tsx';
import { isOrdered } from '../gift-state/gift-state.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';

/** The purchase of one gift: an order of one that we send, else a claim. */
export const PurchaseDialog = ({
  onPlaced,
  basket,
  onAdd,
  ...props
}: GiftDialogProps & OrderDialogProps) =>
  isOrdered(props.item) ? (
    <OrderDialog {...props} onPlaced={onPlaced} basket={basket} onAdd={onAdd} />
  ) : (
    <ClaimDialog {...props} />
  );
