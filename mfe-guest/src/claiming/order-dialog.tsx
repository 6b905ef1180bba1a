import { toPaise, unitsLeft, type PlacedOrder, type SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { useDraft } from '@gift-registry/shell-contract';
import { useState } from 'react';
import type { Basket } from '../basket/use-basket.ts';
import { GiftFormDialog, type GiftDialogProps } from '../gift-form/gift-form-dialog.tsx';
import { orderTexts } from '../gift-form/gift-form-texts.ts';
import { rememberedGuest } from '../gift-form/remembered-guest.ts';
import { purchaseRefusal } from '../gift-state/refusals.ts';
import { OrderFields } from '../ordering/order-fields.tsx';
import { useOrderForm } from '../ordering/use-order-form.ts';
import type { KeptGuest } from '../gift-form/kept-guest.ts';

export interface OrderDialogProps extends KeptGuest {
  readonly onPlaced: (placed: PlacedOrder) => void;
  readonly basket: Basket;
  readonly onAdd: (item: SharedItem, quantity: number, message: string) => void;
}

type Props = Omit<GiftDialogProps, 'onDone'> & OrderDialogProps;

export function OrderDialog({ onPlaced, basket, onAdd, typed, onTyped, ...props }: Props) {
  const { shareCode, registry, item } = props;
  const { values, keep, forget } = useDraft(`order-quantity:${item.id}`, { quantity: 1 });
  const [quantity, setQuantity] = useState(values.quantity);
  const left = unitsLeft(item);
  const wanted = Math.max(1, Math.min(quantity, left));
  const { form, submission, onForget, onSubmit } = useOrderForm({
    shareCode,
    registry,
    typed,
    draftKey: `order:${item.id}`,
    lines: [{ itemId: item.id, quantity: wanted }],
    onPlaced(placed) {
      forget();
      onPlaced(placed);
    },
  });
  const change = (next: number) => {
    setQuantity(next);
    keep({ quantity: next });
  };

  return (
    <GiftFormDialog
      {...props}
      {...orderTexts(`Purchase ${item.name}`, registry, toPaise(item.price ?? 0) * wanted)}
      busyLabel={registry.paysOnline ? 'Opening the payment page…' : 'Purchasing...'}
      refusalOf={purchaseRefusal}
      submission={submission}
      onChoose={(other) => {
        const { guestName, guestEmail, message } = form.getValues();
        onTyped({ guestName, guestEmail, message });
        change(1);
        props.onChoose(other);
      }}
      onSubmit={onSubmit}
      aside={
        (basket.isOpen || basket.has(item.id)) && (
          <Button
            variant="quiet"
            onClick={() => {
              const { guestName, guestEmail, message } = form.getValues();
              if (guestName.trim() !== '') rememberedGuest.write({ guestName, guestEmail });
              forget();
              onAdd(item, wanted, message);
            }}
          >
            Add to what I give
          </Button>
        )
      }
    >
      <OrderFields registry={registry} form={form} onForget={onForget}>
        {left > 1 && (
          <Cluster justify="between">
            <span aria-hidden="true">Quantity</span>
            <QuantityStepper label="Quantity" value={wanted} max={left} onValueChange={change} />
          </Cluster>
        )}
      </OrderFields>
    </GiftFormDialog>
  );
}
