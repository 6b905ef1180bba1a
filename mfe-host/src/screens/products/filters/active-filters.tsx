import { Button } from '@gift-registry/design-system/button';
import { ChipRow, RemovableChip } from '@gift-registry/design-system/chip';
import { type CatalogueFilters, activeFilterCount, noFilters } from '../catalogue-view.ts';
import {
  occasionChoices,
  priceChoices,
  statusChoices,
  type FilterChoice,
} from './filter-groups.ts';
import { useCategories } from './use-categories.ts';

interface Props {
  readonly filters: CatalogueFilters;
  readonly onChange: (filters: CatalogueFilters) => void;
}

export function ActiveFilters({ filters, onChange }: Props) {
  const categories = useCategories().data ?? [];
  const count = activeFilterCount(filters);
  if (count === 0) return null;

  const chips = <Value extends string>(
    chosen: readonly Value[],
    choices: readonly FilterChoice<Value>[],
    changed: (left: Value[]) => Partial<CatalogueFilters>,
  ) =>
    choices
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label }) => (
        <RemovableChip
          key={value}
          label={label}
          removeLabel={`Remove the filter ${label}`}
          onRemove={() =>
            onChange({ ...filters, ...changed(chosen.filter((other) => other !== value)) })
          }
        />
      ));

  return (
    <ChipRow label="Active filters">
      {chips(filters.occasions, occasionChoices, (occasions) => ({ occasions }))}
      {chips(filters.priceBands, priceChoices, (priceBands) => ({ priceBands }))}
      {chips(filters.giftStatuses, statusChoices, (giftStatuses) => ({ giftStatuses }))}
      {chips(
        filters.categories,
        categories.map(({ id, name }) => ({ value: id, label: name })),
        (left) => ({ categories: left }),
      )}
      {count > 1 && (
        <Button size="sm" variant="quiet" onClick={() => onChange(noFilters)}>
          Clear all filters
        </Button>
      )}
    </ChipRow>
  );
}
