import { formatNumber, readRupees } from '@gift-registry/bff-contract';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { PriceRange } from '@gift-registry/design-system/price-range';
import type { GiftFilters as Filters, PriceRange as Range } from './filter-and-sort.ts';
import { priceStep } from './filter-and-sort.ts';
import styles from './gift-filters.module.css';

interface Props {
  readonly filters: Filters;
  readonly bounds: Range;
  readonly fallback: Range;
  readonly onChange: (filters: Filters) => void;
}

const formatWithPaise = (amount: number): string => formatNumber(amount, 2);

export function GiftFilters({ filters, bounds, fallback, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <PriceRange
        min={bounds[0]}
        max={bounds[1]}
        step={priceStep}
        fallback={fallback}
        value={filters.price}
        readAmount={readRupees}
        formatAmount={formatWithPaise}
        onValueChange={(price) => onChange({ ...filters, price })}
      />
      <fieldset className={styles.availability}>
        <legend>Availability</legend>
        <Checkbox
          label="Available"
          checked={filters.available}
          onChange={(event) => onChange({ ...filters, available: event.target.checked })}
        />
        <Checkbox
          label="Purchased"
          checked={filters.purchased}
          onChange={(event) => onChange({ ...filters, purchased: event.target.checked })}
        />
      </fieldset>
    </div>
  );
}
