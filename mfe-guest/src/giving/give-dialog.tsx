import {
  toPaise,
  unitsLeft,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { useWatch } from 'react-hook-form';
import type { Basket } from '../basket/use-basket.ts';
import { GiftFormDialog, type GiftDialogProps } from '../gift-form/gift-form-dialog.tsx';
import {
  contributionTexts,
  orderTexts,
  purchaseTexts,
  type GiftFormTexts,
} from '../gift-form/gift-form-texts.ts';
import { rememberedGuest } from '../gift-form/remembered-guest.ts';
import { isOrdered } from '../gift-state/gift-state.ts';
import { contributionRefusal, purchaseRefusal } from '../gift-state/refusals.ts';
import { GiveFields } from './give-fields.tsx';
import type { Given } from '../give-values/give-request.ts';
import type { Way } from '../give-values/read-values.ts';
import { useGiveForm } from './use-give-form.ts';

interface Props extends GiftDialogProps {
  readonly kind: 'purchase' | 'contribute';
  /** Rupees that stand in the field at first. */
  readonly amount?: number | undefined;
  readonly basket: Basket;
  readonly onAdd: (item: SharedItem, quantity: number, message: string) => void;
  readonly onGiven: (given: Given) => void;
}

export function GiveDialog({ kind, amount, basket, onAdd, onGiven, ...props }: Props) {
  const { shareCode, registry, item } = props;
  const left = unitsLeft(item);
  const within = (quantity: number) => Math.max(1, Math.min(quantity, left));
  const way = wayOf(kind, registry, item, within);
  const { form, submission, onForget, onSubmit } = useGiveForm({
    ...{ shareCode, registry, way, onGiven },
    itemId: item.id,
    draftKey: `${kind}:${item.id}`,
    typed: { amount: String(amount ?? '') },
  });
  const { control, getValues, setValue } = form;
  const quantity = within(useWatch({ control, name: 'quantity' }));

  return (
    <GiftFormDialog
      {...props}
      {...textsOf(way, registry, item, quantity)}
      busyLabel={busyLabelOf(way, registry, item)}
      refusalOf={kind === 'purchase' ? purchaseRefusal : contributionRefusal}
      submission={submission}
      onChoose={(other) => {
        setValue('quantity', 1);
        props.onChoose(other);
      }}
      onSubmit={onSubmit}
      aside={
        way.kind === 'order' &&
        (basket.isOpen || basket.has(item.id)) && (
          <Button
            variant="quiet"
            onClick={() => {
              const { guestName, guestEmail, message } = getValues();
              if (guestName.trim() !== '') rememberedGuest.write({ guestName, guestEmail });
              onAdd(item, quantity, message);
            }}
          >
            Add to what I give
          </Button>
        )
      }
    >
      <GiveFields way={way} registry={registry} form={form} onForget={onForget}>
        {way.kind !== 'contribution' && left > 1 && (
          <Cluster justify="between">
            <span aria-hidden="true">Quantity</span>
            <QuantityStepper
              label="Quantity"
              value={quantity}
              max={left}
              onValueChange={(next) => setValue('quantity', next)}
            />
          </Cluster>
        )}
      </GiveFields>
    </GiftFormDialog>
  );
}

function wayOf(
  kind: Props['kind'],
  registry: SharedRegistry,
  item: SharedItem,
  within: (quantity: number) => number,
): Way {
  if (kind === 'contribute') return { kind: 'contribution', item };
  if (!isOrdered(item)) return { kind: 'claim' };
  return {
    kind: 'order',
    registry,
    lines: ({ quantity }) => [{ itemId: item.id, quantity: within(quantity) }],
  };
}

function textsOf(
  way: Way,
  registry: SharedRegistry,
  item: SharedItem,
  quantity: number,
): GiftFormTexts {
  switch (way.kind) {
    case 'contribution':
      return contributionTexts(item, registry);
    case 'claim':
      return purchaseTexts(item, registry, { opensShop: true });
    case 'order':
      return orderTexts(`Purchase ${item.name}`, registry, toPaise(item.price ?? 0) * quantity);
  }
}

function busyLabelOf(way: Way, registry: SharedRegistry, item: SharedItem): string {
  if (way.kind === 'contribution') return 'Contributing...';
  if (way.kind === 'order' && registry.paysOnline) return 'Opening the payment page…';
  return item.externalUrl === null ? 'Purchasing...' : 'Holding...';
}
