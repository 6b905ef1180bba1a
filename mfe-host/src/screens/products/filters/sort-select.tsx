import { occasionLabels, type ProductSort } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { type CatalogueSort, type CatalogueView, sortOf } from '../catalogue-view.ts';

const labels: Readonly<Record<ProductSort, string>> = {
  relevance: 'Relevance',
  newest: 'Newest First',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
};

interface Props {
  readonly view: CatalogueView;
  readonly onChange: (sort: ProductSort | null) => void;
}

export function SortSelect({ view, onChange }: Props) {
  const { search, firstOccasion } = view;
  const sorts = (['relevance', 'newest', 'price-low', 'price-high'] as const).filter(
    (sort) => sort !== 'relevance' || search !== '',
  );
  const options: { value: CatalogueSort; label: string }[] = sorts.map((value) => ({
    value,
    label: labels[value],
  }));
  if (firstOccasion !== null && search === '')
    options.unshift({ value: 'occasion', label: `${occasionLabels[firstOccasion]} First` });
  return (
    <SelectField
      label="Sort by"
      hideLabel
      size="compact"
      options={options}
      value={sortOf(view)}
      onValueChange={(sort) => onChange(sort === 'occasion' ? null : sort)}
    />
  );
}
