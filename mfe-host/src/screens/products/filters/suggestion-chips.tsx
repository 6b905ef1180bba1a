import {
  type CatalogueOccasion,
  type Occasion,
  catalogueOccasions,
} from '@gift-registry/bff-contract';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import type { CatalogueFilters } from '../catalogue-view.ts';
import styles from './suggestion-chips.module.css';
import { useCategories } from './use-categories.ts';

const suggestions: Readonly<Record<CatalogueOccasion, string>> = {
  'baby-shower': 'For a baby shower',
  wedding: 'For a wedding',
  birthday: 'For a birthday',
  housewarming: 'For a housewarming',
  anniversary: 'For an anniversary',
  graduation: 'For a graduation',
};

interface Props {
  readonly occasion: Occasion | undefined;
  readonly filters: CatalogueFilters;
  readonly onChange: (filters: CatalogueFilters) => void;
}

const toggled = <T,>(values: readonly T[], value: T, on: boolean): T[] =>
  on ? [...values, value] : values.filter((other) => other !== value);

export function SuggestionChips({ occasion, filters, onChange }: Props) {
  const categories = useCategories().data ?? [];
  const suggested = catalogueOccasions.find((known) => known === occasion);
  return (
    <div className={styles.row}>
      <ChipRow label="Suggestions">
        {suggested && (
          <ToggleChip
            suggested
            pressed={filters.occasions.includes(suggested)}
            onPressedChange={(on) =>
              onChange({ ...filters, occasions: toggled(filters.occasions, suggested, on) })
            }
          >
            {suggestions[suggested]}
          </ToggleChip>
        )}
        {categories.map(({ id, name }) => (
          <ToggleChip
            key={id}
            pressed={filters.categories.includes(id)}
            onPressedChange={(on) =>
              onChange({ ...filters, categories: toggled(filters.categories, id, on) })
            }
          >
            {name}
          </ToggleChip>
        ))}
      </ChipRow>
    </div>
  );
}
