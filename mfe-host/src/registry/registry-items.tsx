import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { ItemGroups } from '../items/item-groups.tsx';
import { ItemsStatus } from '../items/items-status.tsx';
import { useItems } from '../items/use-items.ts';
import { registryPath, useSelectedRegistryPath } from '../registries/registry-path.ts';
import { RegistryBanner } from './registry-banner.tsx';

export function RegistryItems({ registry }: { readonly registry: Registry }) {
  const items = useItems(registry.id);
  const catalogue = useSelectedRegistryPath()('/products');
  return (
    <>
      <RegistryBanner title={registry.registryName} catalogue={catalogue} />
      <ItemsStatus items={items} />
      {items.data?.length === 0 && (
        <EmptyState
          title="Your Registry is Empty"
          action={
            <Button variant="primary" href={catalogue} linkComponent={Link}>
              Browse Products
            </Button>
          }
        >
          Choose gifts from the catalogue, or add them from any website.
        </EmptyState>
      )}
      {items.data && <ItemGroups registryId={registry.id} items={items.data} />}
      <Cluster justify="between">
        <Button size="lg" href={catalogue} linkComponent={Link}>
          Back
        </Button>
        <Button
          variant="primary"
          size="lg"
          href={registryPath('/delivery-preferences', registry.id)}
          linkComponent={Link}
        >
          Go Ahead!
        </Button>
      </Cluster>
    </>
  );
}
