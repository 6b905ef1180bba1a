import { formatPaise, formatPrice, pictureSources, toPaise } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { TrashIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { Stack } from '@gift-registry/design-system/layout';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { useId, useRef, useState } from 'react';
import { orderTexts } from '../gift-form/gift-form-texts.ts';
import { GiveFields } from '../giving/give-fields.tsx';
import type { Way } from '../give-values/read-values.ts';
import { useGiveForm } from '../giving/use-give-form.ts';
import {
  shownLines,
  totalPaise,
  unitsOf,
  withoutTaken,
  type ShownLine,
} from '../basket/basket-lines.ts';
import styles from './checkout-dialog.module.css';
import type { CheckoutProps } from './checkout-props.ts';
import { TakenMeanwhile } from './taken-meanwhile.tsx';
import type { BasketLine } from '../basket/use-basket.ts';

export function CheckoutDialog(props: CheckoutProps) {
  const { shareCode, registry, items, basket, message, layer, onPlaced } = props;
  const formId = useId();
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
  const { form, submission, onForget, onSubmit } = useGiveForm({
    shareCode,
    registry,
    way,
    draftKey: `checkout:${registry.registryId}`,
    typed: { message },
    onGiven(given) {
      if (given.way !== 'order') return;
      setOrdered(basket.lines);
      onPlaced(given.placed);
    },
  });
  const { isPending, stopRepeating, failure, reset } = submission;
  const isShort = !isPending && lines.some(({ quantity, left }) => quantity > left);
  const texts = orderTexts('Check out', registry, total, unitsOf(lines) > 1 ? 'them' : 'it');

  const change = (next: readonly BasketLine[]) => {
    reset();
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
    <Dialog
      layer={layer}
      title={texts.title}
      description={texts.description}
      beginAt={list}
      footer={
        <>
          {stopRepeating ? (
            <Button onClick={stopRepeating}>Stop trying</Button>
          ) : (
            <Button onClick={layer.close}>Back to the wish list</Button>
          )}
          {lines.length > 0 && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={isShort}
              busy={isPending}
              busyLabel={registry.paysOnline ? 'Opening the payment page…' : 'Purchasing...'}
            >
              {texts.submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack>
          {isShort && (
            <TakenMeanwhile
              lines={lines}
              onRemove={() => {
                list.current?.focus();
                change(withoutTaken(lines));
              }}
            />
          )}
          {stopRepeating && (
            <Alert title="Still trying…">
              Many people are giving right now. Nothing is recorded twice.
            </Alert>
          )}
          <div ref={list} tabIndex={-1} className={styles.lines}>
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
                <span>Total</span>
                <strong>{formatPaise(total)}</strong>
              </p>
              <GiveFields way={way} registry={registry} form={form} onForget={onForget} />
            </>
          )}
          {failure && !isShort && (
            <Alert type="error" title={texts.failureTitle}>
              {failure}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
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
