import {
  formatPaise,
  formatPrice,
  pictureSources,
  toPaise,
  type SharedItem,
  type SharedRegistry,
  joinList,
  plural,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { TrashIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useRef, useState } from 'react';
import { orderTexts } from './give-texts.ts';
import { GiveFormDialog } from './give-form-dialog.tsx';
import { GiveFields } from './give-fields.tsx';
import type { Way } from './give-values.ts';
import { useGiveForm, type Given } from './use-give-form.ts';
import { shownLines, totalPaise, unitsOf, withoutTaken, type ShownLine } from './basket-lines.ts';
import styles from './checkout-dialog.module.css';
import type { BasketLine, Basket } from '../orders/use-basket.ts';

export interface CheckoutProps {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  readonly basket: Basket;
  /** The guest typed it before the gift was collected. */
  readonly message: string;
  readonly layer: HistoryLayer;
  readonly onGiven: (given: Given) => void;
}

export function CheckoutDialog(props: CheckoutProps) {
  const { shareCode, registry, items, basket, message, layer, onGiven } = props;
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<ShownLine>();
  // The order empties the basket, while the dialog still shows what was ordered.
  const [ordered, setOrdered] = useState<readonly BasketLine[]>();
  const lines = shownLines(ordered ?? basket.lines, items);
  const total = totalPaise(lines);
  const way: Way = {
    kind: 'order',
    registry,
    lines: () => basket.lines.map((line) => ({ ...line })),
  };
  const { fields, submission, onSubmit } = useGiveForm({
    shareCode,
    registry,
    way,
    draftKey: `checkout:${registry.registryId}`,
    typed: { message },
    onGiven(given) {
      setOrdered(basket.lines);
      onGiven(given);
    },
  });
  const { steps } = fields;
  const showsLines = !steps || steps.step === 'pay' || lines.length === 0;
  const isShort = !submission.isPending && lines.some(({ quantity, left }) => quantity > left);
  const texts = orderTexts('Check out', registry, total, unitsOf(lines) > 1 ? 'them' : 'it');

  const change = (next: readonly BasketLine[]) => {
    submission.reset();
    basket.set(next);
  };
  const setQuantity = (itemId: string, quantity: number) =>
    change(basket.lines.map((line) => (line.itemId === itemId ? { itemId, quantity } : line)));
  const remove = (line: ShownLine) => {
    setRemoved(line);
    change(basket.lines.filter(({ itemId }) => itemId !== line.itemId));
  };
  const undo = ({ itemId, quantity }: ShownLine) => {
    list.current?.focus();
    setRemoved(undefined);
    change([...basket.lines, { itemId, quantity }]);
  };

  return (
    <GiveFormDialog
      {...{ layer, texts, fields, onSubmit }}
      submission={isShort ? { ...submission, failure: undefined } : submission}
      submit={
        lines.length > 0
          ? {
              disabled: isShort,
              busyLabel: registry.paysOnline ? 'Opening the payment page…' : 'Purchasing...',
            }
          : undefined
      }
      back={{ label: 'Back to the wish list' }}
      beginAt={showsLines ? list : undefined}
    >
      {isShort && (
        <TakenMeanwhile
          lines={lines}
          onRemove={() => {
            (showsLines ? list : steps?.heading)?.current?.focus();
            change(withoutTaken(lines));
          }}
        />
      )}
      <div ref={list} tabIndex={-1} className={styles.lines} hidden={!showsLines}>
        <ItemList label="What you give">
          {lines.map((line) => (
            <CheckoutLine
              key={line.itemId}
              line={line}
              onQuantity={(quantity) => setQuantity(line.itemId, quantity)}
              onRemove={() => remove(line)}
            />
          ))}
        </ItemList>
      </div>
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {`${nameOf(removed)} is removed.`}
            <Button
              key={removed.itemId}
              autoFocus
              variant="quiet"
              size="sm"
              onClick={() => undo(removed)}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      {lines.length === 0 ? (
        <p>You have not chosen a gift. Go back to the wish list and choose one.</p>
      ) : (
        <>
          <p className={styles.total}>
            <span>{showsLines ? 'Total' : plural(unitsOf(lines), '# gift', '# gifts')}</span>
            <strong>{formatPaise(total)}</strong>
          </p>
          <GiveFields {...fields} />
        </>
      )}
    </GiveFormDialog>
  );
}

const nameOf = ({ item }: ShownLine): string => item?.name ?? 'A gift that left the list';

interface LineProps {
  readonly line: ShownLine;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function CheckoutLine({ line, onQuantity, onRemove }: LineProps) {
  const { item, quantity, left } = line;
  const name = nameOf(line);
  return (
    <ItemRow
      name={name}
      imageUrl={item?.imageUrl}
      imageSources={item && pictureSources(item.imageUrl)}
      imageFirst
      muted={left === 0}
      price={item && formatPrice(item.price, item.currency)}
      total={item && quantity > 1 ? formatPaise(toPaise(item.price ?? 0) * quantity) : undefined}
      quantity={
        left > 1 ? (
          <QuantityStepper
            label={`Quantity of ${name}`}
            value={quantity}
            max={left}
            onValueChange={onQuantity}
          />
        ) : (
          quantity
        )
      }
      corner={
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      }
    />
  );
}

interface TakenProps {
  readonly lines: readonly ShownLine[];
  readonly onRemove: () => void;
}

function TakenMeanwhile({ lines, onRemove }: TakenProps) {
  const gone = lines.filter(({ left }) => left === 0);
  const names = gone.map(({ item }) => item?.name ?? 'a gift that left the list');
  const fewer = lines.filter(({ left, quantity }) => left > 0 && quantity > left);
  const messages = [
    ...(gone.length > 0 ? [`No longer there: ${joinList(names)}.`] : []),
    ...fewer.map(
      ({ item, left }) =>
        `${plural(left, 'Only # is', 'Only # are')} still needed: ${item?.name ?? ''}.`,
    ),
  ];
  return (
    <Alert
      type="warning"
      title="Some of it was taken meanwhile"
      action={<Button onClick={onRemove}>Remove what was taken</Button>}
    >
      {messages.join(' ')}
    </Alert>
  );
}
