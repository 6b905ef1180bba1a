import { PageHeading } from '@gift-registry/design-system/page-heading';
import { ItemsSkeleton } from '../items/loading/items-skeleton.tsx';
import { useSelectedRegistryPath } from '../registries/registry-path.ts';
import { useSelectedRegistry } from '../registry-choice/use-selected-registry.ts';
import { RegistryLoadFailure, isMissing } from '../registries/registry-load-failure.tsx';
import { RegistrySwitcher } from '../registry-choice/registry-switcher.tsx';
import { useLiveRegistryUpdates } from '../registries/use-live-registry-updates.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { RegistrySteps } from '../steps/registry-steps.tsx';
import { CoHostWelcome } from './co-host-welcome.tsx';
import { RegistryItems } from './registry-items.tsx';
import { UnattachedItems } from './unattached-items.tsx';

export default function RegistryPage() {
  const registry = useSelectedRegistry();
  const catalogue = useSelectedRegistryPath()('/products');
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader back={{ to: catalogue, label: 'Products' }} />
      <Screen>
        {!isMissing(registry.error) && <RegistrySteps current={1} registry={registry.data} />}
        {registry.data === undefined && !isMissing(registry.error) && (
          <PageHeading title="Your registry" />
        )}
        {registry.isPending && <ItemsSkeleton />}
        {registry.isError && !registry.data && (
          <RegistryLoadFailure
            title="Failed to find registry"
            error={registry.error}
            onRetry={registry.refetch}
          />
        )}
        {registry.data === null && <UnattachedItems />}
        {registry.data && <CoHostWelcome registry={registry.data} />}
        {registry.data && <RegistrySwitcher registry={registry.data} />}
        {registry.data && <RegistryItems key={registry.data.id} registry={registry.data} />}
      </Screen>
    </>
  );
}
