import { Card } from '@gift-registry/design-system/card';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { RegistryLoadFailure } from '../registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../registries/use-live-registry-updates.ts';
import { useSelectedRegistryPath } from '../registries/registry-path.ts';
import { useSelectedRegistry } from '../registries/use-selected-registry.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { RegistrySteps } from '../steps/registry-steps.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { useRedirectWithoutRegistry } from './use-redirect-without-registry.ts';

export default function DeliveryPreferencesPage() {
  const registry = useSelectedRegistry();
  const back = useSelectedRegistryPath()('/registry');
  useRedirectWithoutRegistry(registry);
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader back={{ to: back, label: 'Registry' }} />
      <Screen width="narrow">
        <RegistrySteps current={2} registry={registry.data} />
        <PageHeading
          align="center"
          title="Delivery Preferences"
          eyebrow={registry.data?.registryName}
        />
        {!registry.data && !registry.isError && (
          <Card padding="lg">
            <Skeleton lines={5} />
          </Card>
        )}
        {registry.isError && !registry.data && (
          <RegistryLoadFailure
            headingLevel={2}
            title="Failed to find registry"
            error={registry.error}
            onRetry={registry.refetch}
          />
        )}
        {registry.data && <DeliveryForm key={registry.data.id} registry={registry.data} />}
      </Screen>
    </>
  );
}
