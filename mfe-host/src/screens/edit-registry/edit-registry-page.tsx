import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { PlusIcon } from '@gift-registry/design-system/icon';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { usePathParams, Link } from '@gift-registry/shell-contract';
import { ItemsSkeleton, ItemsStatus } from '../../features/items/items-status.tsx';
import {
  RegistryLoadFailure,
  isMissing,
} from '../../features/registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { useRegistry } from '../../features/registries/registry-queries.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { ItemGroups } from '../../features/items/item-groups.tsx';
import { useArrangedItems } from '../../features/items/use-items.ts';
import { registryPath } from '../../features/registries/registry-path.ts';
import { CoverSection } from './cover/cover-section.tsx';
import { RegistryDetails } from './registry-details.tsx';

function EditableItems({ registry }: { readonly registry: Registry }) {
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

export default function EditRegistryPage() {
  const registry = useRegistry(usePathParams()['registryId'] ?? '');
  const missing = isMissing(registry.error);
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen>
        {!registry.data && !missing && <PageHeading title="Edit Registry" />}
        {registry.isPending && <ItemsSkeleton />}
        {(missing || !registry.data) && (
          <RegistryLoadFailure query={registry} title="Failed to load registry data" />
        )}
        {registry.data && !missing && <EditableItems registry={registry.data} />}
      </Screen>
    </>
  );
}
