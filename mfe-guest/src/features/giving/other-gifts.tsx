import { formatPrice, type SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useId } from 'react';
import styles from './other-gifts.module.css';

interface Props {
  readonly items: readonly SharedItem[];
  readonly onChoose: (item: SharedItem) => void;
}

export function OtherGifts({ items, onChoose }: Props) {
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
