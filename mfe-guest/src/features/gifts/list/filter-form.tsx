import { formatNumber, formatRupees } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import styles from './gift-filters.module.css';
import { ListForm } from './list-form.tsx';
import type { FilteredGifts } from './use-filtered-gifts.ts';

const filterParameters = ['min', 'max', 'show', 'only'];

export function FilterForm({ filters, bounds }: Pick<FilteredGifts, 'filters' | 'bounds'>) {
  const [low, high] = filters.price;
  return (
    <ListForm owns={filterParameters}>
      <Stack gap={5}>
        <div className={styles.filters}>
          <fieldset className={styles.prices}>
            <legend>Price range</legend>
            <p className={styles.bounds}>
              {`From ${formatRupees(bounds[0])} to ${formatRupees(bounds[1])}`}
            </p>
            <div className={styles.boxes}>
              <TextField
                label="Min"
                name="min"
                startSlot="₹"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={formatNumber(low, 2)}
              />
              <TextField
                label="Max"
                name="max"
                startSlot="₹"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={formatNumber(high, 2)}
              />
            </div>
          </fieldset>
          <fieldset className={styles.availability}>
            <legend>Availability</legend>
            <Checkbox
              label="Available"
              name="show"
              value="available"
              defaultChecked={filters.available}
            />
            <Checkbox
              label="Purchased"
              name="show"
              value="purchased"
              defaultChecked={filters.purchased}
            />
          </fieldset>
        </div>
        <Button type="submit">Apply Filter</Button>
      </Stack>
    </ListForm>
  );
}
