import { Button } from '@gift-registry/design-system/button';
import { GripIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { itemSortLabels, itemSorts, type ItemSort } from '../../features/items/order/sort-items.ts';

interface Props {
  readonly sort: ItemSort;
  readonly onSort: (sort: ItemSort) => void;
  readonly focusArrange: boolean;
  readonly onArrange: () => void;
}

export function ItemTools({ sort, onSort, focusArrange, onArrange }: Props) {
  return (
    <Cluster justify="between">
      <SelectField
        label="Sort"
        hideLabel
        size="compact"
        options={itemSorts.map((value) => ({ value, label: itemSortLabels[value] }))}
        value={sort}
        onValueChange={onSort}
      />
      <Button autoFocus={focusArrange} startIcon={<GripIcon />} onClick={onArrange}>
        Arrange
      </Button>
    </Cluster>
  );
}
