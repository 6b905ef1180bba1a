import { SelectField } from '@gift-registry/design-system/select-field';
import type { GiftOrder } from './arrange-gifts.ts';

interface Props {
  readonly order: GiftOrder;
  readonly labels: Partial<Record<GiftOrder, string>>;
  readonly onChange: (order: GiftOrder) => void;
}

const orders: readonly GiftOrder[] = [
  'price-low',
  'price-high',
  'name-az',
  'name-za',
  'newest',
  'available',
];

/** The orders that have a label, in the fixed sequence of the menu. */
export function OrderSelect({ order, labels, onChange }: Props) {
  return (
    <SelectField
      label="Sort by"
      hideLabel
      size="compact"
      value={order}
      onValueChange={onChange}
      options={orders.flatMap((value) => {
        const label = labels[value];
        return label ? [{ value, label }] : [];
      })}
    />
  );
}
