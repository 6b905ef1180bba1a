import { SelectField } from '@gift-registry/design-system/select-field';
import { sortOrders, type SortOrder } from './filter-and-sort.ts';

interface Props {
  readonly order: SortOrder;
  readonly labels: Partial<Record<SortOrder, string>>;
  readonly onChange: (order: SortOrder) => void;
}

/** Lists the orders that have a label. */
export function SortSelect({ order, labels, onChange }: Props) {
  return (
    <SelectField
      label="Sort by"
      hideLabel
      size="compact"
      value={order}
      onValueChange={onChange}
      options={sortOrders.flatMap((value) => {
        const label = labels[value];
        return label ? [{ value, label }] : [];
      })}
    />
  );
}
