import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { PlusIcon } from '@gift-registry/design-system/icon';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import { ItemGroups } from '../../features/items/item-groups.tsx';
import { ItemsStatus } from '../../features/items/items-status.tsx';
import { useArrangedItems } from '../../features/items/use-arranged-items.ts';
import { registryPath } from '../../features/registries/registry-path.ts';
import { CoverSection } from './cover/cover-section.tsx';
import { RegistryDetails } from './registry-details.tsx';

export function EditableItems({ registry }: { readonly registry: Registry }) {
  const items = useArrangedItems(registry.id);
  return (
    <>
      <PageHeading
        title={`Edit Registry: ${registry.registryName}`}
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
      <RegistryDetails registry={registry} />
      <CoverSection registry={registry} />
      <ItemsStatus items={items} />
      {items.data?.items.length === 0 && (
        <EmptyState title="Your Registry is Empty">
          Choose gifts from the catalogue, or add them from any website.
        </EmptyState>
      )}
      {items.data && (
        <ItemGroups
          registry={registry}
          items={items.data.items}
          sections={items.data.sections}
          quantities="limited"
        />
      )}
    </>
  );
}
