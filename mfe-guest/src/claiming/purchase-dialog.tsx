import { useState } from 'react';
import type { GiftDialogProps } from '../gift-form/gift-form-dialog.tsx';
import type { KeptGuest, TypedGuest } from '../gift-form/kept-guest.ts';
import { isOrdered } from '../gift-state/gift-state.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';

type Props = GiftDialogProps & Omit<OrderDialogProps, keyof KeptGuest>;

export function PurchaseDialog({ onPlaced, basket, onAdd, ...props }: Props) {
  const [typed, onTyped] = useState<TypedGuest>();
  const kept = { typed, onTyped };
  return isOrdered(props.item) ? (
    <OrderDialog {...props} {...kept} onPlaced={onPlaced} basket={basket} onAdd={onAdd} />
  ) : (
    <ClaimDialog {...props} {...kept} />
  );
}
