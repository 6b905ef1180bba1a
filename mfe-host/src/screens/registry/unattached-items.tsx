import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import { ItemGroups } from '../../features/items/item-groups.tsx';
import { ItemsStatus } from '../../features/items/loading/items-status.tsx';
import { useItems } from '../../features/items/use-items.ts';

export function UnattachedItems() {
  const items = useItems(null);
  if (!items.data) return <ItemsStatus items={items} />;
  const createRegistry = (
    <Button variant="primary" href="/create-registry" linkComponent={Link}>
      Create Registry
    </Button>
  );
  if (items.data.length === 0)
    return (
      <EmptyState headingLevel={1} title="No Registry Found" action={createRegistry}>
        Please create a registry first
      </EmptyState>
    );
  return (
    <>
      <PageHeading title="Your gifts so far" />
      <Alert title="Create your registry to keep these gifts" action={createRegistry}>
        Name the occasion and the day. The gifts below move into it.
      </Alert>
      <ItemGroups registry={null} items={items.data} />
    </>
  );
}
