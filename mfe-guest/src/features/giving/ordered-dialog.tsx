import {
  formatPaise,
  pictureSources,
  type PlacedOrder,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { Stack } from '@gift-registry/design-system/layout';
import { Link, type HistoryLayer } from '@gift-registry/shell-contract';
import { findRow, orderPath, registryPath } from '../platform/gift-paths.ts';
import { CalendarLinks } from '../registries/calendar-links.tsx';
import styles from './checkout-dialog.module.css';
import { ShareButton } from '../registries/share-button.tsx';

interface Props {
  readonly shareCode: string;
  readonly registry: Pick<SharedRegistry, 'registryName' | 'eventDate'>;
  readonly placed: PlacedOrder;
  readonly layer: HistoryLayer;
}

export function OrderedDialog({ shareCode, registry, placed, layer }: Props) {
  const { order, paymentUrl, items } = placed;
  const { number, totalPaise, instructions } = order;
  const firstId = items[0]?.id;
  return (
    <Dialog
      layer={layer}
      title={paymentUrl === null ? 'Thank you!' : 'Opening the payment page…'}
      description={`Your order is ${number}.`}
      returnFocusTo={() => (firstId === undefined ? null : findRow(firstId))}
    >
      <ItemList label="What you give">
        {order.lines.map(({ productName, imageUrl, quantity, unitPaise }) => (
          <ItemRow
            key={productName}
            name={productName}
            imageUrl={imageUrl}
            imageSources={pictureSources(imageUrl)}
            imageFirst
            quantity={quantity}
            price={formatPaise(unitPaise)}
          />
        ))}
      </ItemList>
      {paymentUrl === null && (
        <div>
          <p>
            <strong>{`How to pay ${formatPaise(totalPaise)}`}</strong>
          </p>
          <p className={styles.instructions}>{instructions ?? 'Our team tells you how to pay.'}</p>
        </div>
      )}
      <Stack gap={3}>
        {paymentUrl !== null && (
          <Button variant="primary" href={paymentUrl}>
            {`Pay ${formatPaise(totalPaise)}`}
          </Button>
        )}
        <Button
          variant={paymentUrl === null ? 'primary' : 'secondary'}
          href={orderPath(number)}
          linkComponent={Link}
        >
          See your order
        </Button>
        <Button variant="quiet" onClick={layer.close}>
          Back to the wish list
        </Button>
      </Stack>
      {paymentUrl === null && (
        <>
          <CalendarLinks shareCode={shareCode} registry={registry} />
          <ShareButton path={registryPath(shareCode)} title={registry.registryName}>
            Share this list with others
          </ShareButton>
        </>
      )}
    </Dialog>
  );
}
