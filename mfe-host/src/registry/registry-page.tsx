import { PageHeading } from '@gift-registry/design-system/page-heading';
import { ItemsSkeleton } from '../items/loading/items-skeleton.tsx';
import { useSelectedRegistryPath } from '../registries/registry-path.ts';
import { useSelectedRegistry } from '../registry-choice/use-selected-registry.ts';
import { RegistryLoadFailure, isMissing } from '../registries/registry-load-failure.tsx';
import { RegistrySwitcher } from '../registry-choice/registry-switcher.tsx';
import { useLiveRegistryUpdates } from '../registries/use-live-registry-updates.ts';
import { useRegistries } from '../registries/use-registries.ts';
import { useArriving } from '../screen/use-arriving.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { RegistrySteps } from '../steps/registry-steps.tsx';
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
