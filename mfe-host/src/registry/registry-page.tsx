import { LoadFailure } from '../failure/load-failure.tsx';
import { ItemsSkeleton } from '../items/items-skeleton.tsx';
import { useChosenRegistry, useSameChoice } from '../registries/use-chosen-registry.ts';
import { useLiveRegistries } from '../registries/use-live-registries.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { RegistrySteps } from '../steps/registry-steps.tsx';
import { RegistryItems } from './registry-items.tsx';
import { WaitingItems } from './waiting-items.tsx';

export default function RegistryPage() {
  const registry = useChosenRegistry();
  const catalogue = useSameChoice()('/products');
  useLiveRegistries();
  return (
    <>
      <ScreenHeader back={{ to: catalogue, label: 'Products' }} />
      <Screen>
        <RegistrySteps current={1} registryId={registry.data?.id} />
        {registry.isPending && <ItemsSkeleton />}
        {registry.isError && !registry.data && (
          <LoadFailure
            title="Failed to find registry"
            error={registry.error}
            onRetry={registry.refetch}
          />
        )}
        {registry.data === null && <WaitingItems />}
        {registry.data && <RegistryItems registry={registry.data} />}
      </Screen>
    </>
  );
}
