import {
  formatPrice,
  formatRupees,
  fromPaise,
  fundStateText,
  itemState,
  type ItemState,
  itemStateText,
  maxQuantity,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { Badge, type BadgeTone } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { TrashIcon, EditIcon, StarIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { ItemRow } from '@gift-registry/design-system/item-row';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { itemPaise } from './item-totals.ts';
import styles from './registry-item-row.module.css';

interface MarkActions {
  readonly onMark: (isMostWanted: boolean) => void;
  readonly onNote: () => void;
}

function ItemMarks({ item, onMark, onNote }: MarkActions & { readonly item: RegistryItem }) {
  const { product, isMostWanted, note } = item;
  const noteLabel = note === null ? 'Add a note' : 'Edit note';
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        startIcon={<StarIcon className={isMostWanted ? styles.marked : undefined} />}
        aria-pressed={isMostWanted}
        aria-label={`Most wanted: ${product.name}`}
        onClick={() => onMark(!isMostWanted)}
      >
        <span className={styles.text}>Most wanted</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        startIcon={<EditIcon />}
        aria-label={`${noteLabel}: ${product.name}`}
        onClick={onNote}
      >
        <span className={styles.text}>{noteLabel}</span>
      </Button>
    </>
  );
}

interface TogetherActions {
  readonly onOpen: (open: boolean) => void;
  readonly onBought: () => void;
}

/** Of gifts from other websites with a price in rupees. Those of the catalogue are always given together. */
function TogetherControls({
  item: { product, givesTogether = false, readyToBuy = 0 },
  onOpen,
  onBought,
}: TogetherActions & { readonly item: RegistryItem }) {
  if (product.source !== 'external' || product.currency !== 'INR' || !product.price) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={givesTogether}
        aria-label={`Guests may give it together: ${product.name}`}
        onClick={() => onOpen(!givesTogether)}
      >
        {givesTogether ? 'Given together' : 'Give together'}
      </Button>
      {readyToBuy > 0 && (
        <Button size="sm" aria-label={`I have bought it: ${product.name}`} onClick={onBought}>
          I have bought it
        </Button>
      )}
    </>
  );
}

interface FundActions {
  readonly onEdit: () => void;
  readonly onClose: (closed: boolean) => void;
}

function FundControls({
  item: { product, fund },
  onEdit,
  onClose,
}: FundActions & { readonly item: RegistryItem }) {
  const closed = fund?.closed ?? false;
  const label = closed ? 'Open again' : 'Close the fund';
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={`Change ${product.name}`} onClick={onEdit}>
        Change
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${label}: ${product.name}`}
        onClick={() => onClose(!closed)}
      >
        {label}
      </Button>
    </>
  );
}

interface Props {
  readonly item: RegistryItem;
  readonly isShared: boolean;
  readonly quantities: 'limited' | 'any';
  readonly onQuantityChange: (quantity: number) => void;
  readonly onRemove: () => void;
  readonly marks:
    | (MarkActions & { readonly fund: FundActions; readonly together: TogetherActions })
    | null;
}

const goalText = ({ goal }: NonNullable<RegistryItem['fund']>) =>
  goal === null ? 'Any amount' : `Goal ${formatRupees(goal)}`;

const shopName = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '');

export function RegistryItemRow(props: Props) {
  const { item, isShared, quantities, onQuantityChange, onRemove, marks } = props;
  const { product, quantityRequested, note, fund } = item;
  return (
    <ItemRow
      name={product.name}
      href={fund ? undefined : `/product/${product.id}`}
      linkComponent={Link}
      meta={
        product.externalUrl ? (
          <TextLink href={product.externalUrl} external>
            {shopName(product.externalUrl)}
          </TextLink>
        ) : (
          product.brand
        )
      }
      priceLabel={fund ? 'Amount' : 'Price'}
      price={fund ? goalText(fund) : formatPrice(product.price, product.currency)}
      imageUrl={product.thumbnailUrl}
      badges={<ItemBadges item={item} isShared={isShared} />}
      note={note}
      controls={
        marks && (
          <>
            <ItemMarks item={item} {...marks} />
            {fund ? (
              <FundControls item={item} {...marks.fund} />
            ) : (
              <TogetherControls item={item} {...marks.together} />
            )}
          </>
        )
      }
      quantity={
        fund ? undefined : (
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            value={quantityRequested}
            {...(quantities === 'limited' ? { max: maxQuantity } : { min: 0 })}
            onValueChange={onQuantityChange}
          />
        )
      }
      total={fund ? undefined : formatPrice(fromPaise(itemPaise(item)), product.currency)}
      corner={
        <IconButton
          variant="danger"
          label={`Remove ${product.name} from your registry`}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      }
    />
  );
}

const stateTones: Readonly<Record<ItemState, BadgeTone>> = {
  given: 'success',
  promised: 'accent',
  reserved: 'warning',
  needed: 'neutral',
};

function shopNews({ shop, product }: RegistryItem): string | undefined {
  if (!shop) return undefined;
  if (shop.gone) return 'The shop’s page is gone';
  if (shop.outOfStock) return 'Out of stock at the shop';
  if (shop.priceBefore === null || product.price === null) return undefined;
  return `Dropped by ${formatPrice(shop.priceBefore - product.price, product.currency)}`;
}

function ItemBadges({ item, isShared }: Pick<Props, 'item' | 'isShared'>) {
  const news = shopNews(item);
  if (!item.isMostWanted && !isShared && news === undefined) return null;
  return (
    <>
      {item.isMostWanted && <Badge tone="accent">Most wanted</Badge>}
      {isShared && item.readyToBuy > 0 && <Badge tone="info">Ready to buy</Badge>}
      {isShared && (
        <Badge tone={stateTones[itemState(item)]}>
          {item.fund
            ? fundStateText(item.fund, item)
            : itemStateText({ ...item, price: item.product.price })}
        </Badge>
      )}
      {news !== undefined && (
        <Badge tone={item.shop?.priceBefore ? 'info' : 'warning'}>{news}</Badge>
      )}
    </>
  );
}
