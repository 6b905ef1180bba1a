import type { Registry } from '@gift-registry/bff-contract';
import { maxQuantity } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { PlusIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, useToast } from '@gift-registry/shell-contract';
import { ItemGroups } from '../items/item-groups.tsx';
import { ItemsStatus } from '../items/items-status.tsx';
import { useItems } from '../items/use-items.ts';
import { registryPath } from '../registries/registry-path.ts';

export function EditableItems({ registry }: { readonly registry: Registry }) {
  const items = useItems(registry.id);
  const showToast = useToast();
  return (
    <>
      <PageHeading
        title={`Edit Registry: ${registry.registryName}`}
        lede="Items save at once."
        actions={
          <Button
            href={registryPath('/products', registry.id)}
            linkComponent={Link}
            startIcon={<PlusIcon />}
          >
            Add more products
          </Button>
        }
      />
      <ItemsStatus items={items} />
      {items.data?.length === 0 && (
        <EmptyState title="Your Registry is Empty">
          Choose gifts from the catalogue, or add them from any website.
        </EmptyState>
      )}
      {items.data && (
        <ItemGroups registryId={registry.id} items={items.data} maxQuantity={maxQuantity} />
      )}
      <Cluster justify="end">
        <Button
          variant="primary"
          size="lg"
          onClick={() => showToast({ type: 'success', title: 'Registry Updated' })}
        >
          Save Changes
        </Button>
      </Cluster>
    </>
  );
}
