import { PageHeading } from '@gift-registry/design-system/page-heading';
import { usePathParams } from '@gift-registry/shell-contract';
import { ItemsSkeleton } from '../../features/items/items-skeleton.tsx';
import {
  RegistryLoadFailure,
  isMissing,
} from '../../features/registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/use-live-registry-updates.ts';
import { useRegistry } from '../../features/registries/use-registry.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { EditableItems } from './editable-items.tsx';

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
