import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { useNavigation } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../platform/scripts.tsx';
import { listAddress, readListQuery, withoutFilters } from './list-query.ts';

interface Props {
  readonly onClear: () => void;
}

export function NothingFound({ onClear }: Props) {
  const scriptsRun = useScriptsRun();
  const { location } = useNavigation();
  const action = scriptsRun
    ? { onClick: onClear }
    : { href: listAddress(location, withoutFilters(readListQuery(location.search))) };
  return (
    <EmptyState
      title="No products found"
      action={
        <Button variant="primary" {...action}>
          Clear filters
        </Button>
      }
    >
      Try adjusting your filters to see more items.
    </EmptyState>
  );
}
