import {
  giftMessages,
  toPaise,
  unitsLeft,
  type SharedItem,
  type SharedRegistry,
  formatPrice,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useWatch } from 'react-hook-form';
import type { Basket } from '../orders/use-basket.ts';
import { GiftSummary } from '../gifts/gift-summary.tsx';
import { contributionRefusal, purchaseRefusal } from '../gifts/refusals.ts';
import { RefusedGift } from '../own-gifts/own-hold.tsx';
import { GiveFields } from './give-fields.tsx';
import { GiveFormDialog } from './give-form-dialog.tsx';
import { contributionTexts, orderTexts, purchaseTexts, type GiveTexts } from './give-texts.ts';
import { quantityWithin, wayOf, type FormKind, type Way } from './give-values.ts';
import { rememberedGuest } from './remembered-guest.ts';
import { useGiveForm, type Given } from './use-give-form.ts';
import { useId } from 'react';
import styles from './other-gifts.module.css';

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  readonly item: SharedItem;
  readonly kind: FormKind;
  /** Rupees that stand in the field at first. */
  readonly amount: number | undefined;
  readonly basket: Basket;
  readonly layer: HistoryLayer;
  /** Chooses another gift; the typed text stays. */
  readonly onChoose: (item: SharedItem) => void;
  readonly onAdd: (item: SharedItem, quantity: number, message: string) => void;
  readonly onGiven: (given: Given) => void;
}

export function GiveDialog(props: Props) {
  const { shareCode, registry, items, item, kind, amount, basket, layer, onGiven } = props;
  const left = unitsLeft(item);
  const way = wayOf(kind, registry, item);
  const { form, fields, submission, onSubmit } = useGiveForm({
    ...{ shareCode, registry, way, onGiven },
    itemId: item.id,
    draftKey: `${kind}:${item.id}`,
    typed: { amount: String(amount ?? '') },
  });
  const { control, getValues, setValue } = form;
  const quantity = quantityWithin(item, useWatch({ control, name: 'quantity' }));
  const refusalOf = kind === 'purchase' ? purchaseRefusal : contributionRefusal;
  const reason = items.some(({ id }) => id === item.id) ? refusalOf(item) : giftMessages.notOnList;
  const refusal = submission.isPending ? undefined : reason;
  const others =
    refusal === undefined
      ? []
      : nearestByPrice(
          item,
          items.filter((other) => refusalOf(other) === undefined),
        );

  return (
    <GiveFormDialog
      {...{ layer, fields, submission, onSubmit }}
      texts={textsOf(way, registry, item, quantity)}
      submit={refusal === undefined ? { busyLabel: busyLabelOf(way, registry, item) } : undefined}
      back={
        refusal === undefined
          ? { label: 'Cancel' }
          : {
              label: 'Back to the wish list',
              variant: others.length > 0 ? 'secondary' : 'primary',
            }
      }
      lead={<GiftSummary item={item} headingLevel={3} />}
      aside={
        refusal === undefined &&
        way.kind === 'order' &&
        (basket.isOpen || basket.has(item.id)) && (
          <Button
            variant="quiet"
            onClick={() => {
              const { guestName, guestEmail, message } = getValues();
              if (guestName.trim() !== '') rememberedGuest.write({ guestName, guestEmail });
              props.onAdd(item, quantity, message);
            }}
          >
            Add to what I give
          </Button>
        )
      }
    >
      {!submission.failure && refusal && (
        <RefusedGift shareCode={shareCode} itemId={item.id}>
          <Alert type="warning">{refusal}</Alert>
        </RefusedGift>
      )}
      <OtherGifts
        items={others}
        onChoose={(other) => {
          submission.reset();
          setValue('quantity', 1);
          props.onChoose(other);
        }}
      />
      <GiveFields {...fields}>
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
    </GiveFormDialog>
  );
}

function textsOf(
  way: Way,
  registry: SharedRegistry,
  item: SharedItem,
  quantity: number,
): GiveTexts {
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

interface OtherGiftsProps {
  readonly items: readonly SharedItem[];
  readonly onChoose: (item: SharedItem) => void;
}

function OtherGifts({ items, onChoose }: OtherGiftsProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3 id={titleId}>You could give one of these</h3>
      <ul className={styles.gifts} aria-labelledby={titleId}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Button
              fullWidth
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => onChoose(item)}
            >
              {`${item.name}, ${formatPrice(item.price, item.currency)}`}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const most = 3;

export function nearestByPrice(item: SharedItem, others: readonly SharedItem[]): SharedItem[] {
  const distance = ({ price }: SharedItem) => Math.abs((price ?? Infinity) - (item.price ?? 0));
  return others
    .filter(({ id, currency, price }) => id !== item.id && currency === item.currency && price)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most);
}
