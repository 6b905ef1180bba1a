import type { ProductSort } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { type CatalogueView, sortOf } from '../catalogue-view.ts';

const labels: Readonly<Record<ProductSort, string>> = {
  relevance: 'Relevance',
  newest: 'Newest First',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
};

interface Props {
  readonly view: CatalogueView;
  readonly onChange: (sort: ProductSort) => void;
}

export function SortSelect({ view, onChange }: Props) {
  const sorts = (['relevance', 'newest', 'price-low', 'price-high'] as const).filter(
    (sort) => sort !== 'relevance' || view.search !== '',
  );
  return (
    <SelectField
      label="Sort by"
      hideLabel
      size="compact"
      options={sorts.map((value) => ({ value, label: labels[value] }))}
      value={sortOf(view)}
      onValueChange={onChange}
    />
  );
}
