import { PageHeading } from '@gift-registry/design-system/page-heading';
import { ItemsSkeleton } from '../../features/items/loading/items-skeleton.tsx';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import { useSelectedRegistry } from '../../features/registries/choice/use-selected-registry.ts';
import {
  RegistryLoadFailure,
  isMissing,
} from '../../features/registries/registry-load-failure.tsx';
import { RegistrySwitcher } from '../../features/registries/choice/registry-switcher.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/use-live-registry-updates.ts';
import { useRegistries } from '../../features/registries/use-registries.ts';
import { useArriving } from '../../features/platform/screen/use-arriving.ts';
import { Screen } from '../../features/platform/screen/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen/screen-header.tsx';
import { RegistrySteps } from '../../features/registries/steps/registry-steps.tsx';
import { CoHostWelcome } from './co-host-welcome.tsx';
import { RegistryItems } from './registry-items.tsx';
import { UnattachedItems } from './unattached-items.tsx';

export default function RegistryPage() {
  const registry = useSelectedRegistry();
  const catalogue = useSelectedRegistryPath()('/products');
  // The choice of registries stands above the gifts.
  const waits = useArriving([useRegistries()]) && !registry.error;
  const shown = waits ? undefined : registry.data;
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader back={{ to: catalogue, label: 'Products' }} />
      <Screen>
        {!isMissing(registry.error) && <RegistrySteps current={1} registry={registry.data} />}
        {shown === undefined && !isMissing(registry.error) && <PageHeading title="Your registry" />}
        {(registry.isPending || waits) && <ItemsSkeleton />}
        {!registry.data && <RegistryLoadFailure query={registry} title="Failed to find registry" />}
        {shown === null && <UnattachedItems />}
        {shown && <CoHostWelcome registry={shown} />}
        {shown && <RegistrySwitcher registry={shown} />}
        {shown && <RegistryItems key={shown.id} registry={shown} />}
      </Screen>
    </>
  );
}
