import type { Registry } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Section } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useNavigation, useToast } from '@gift-registry/shell-contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { RegistryLoadFailure } from '../../features/registries/registry-load-failure.tsx';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import { useLiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { useSelectedRegistry } from '../../features/registries/registry-queries.ts';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { Screen } from '../../features/platform/screen.tsx';
import type { UpiFormHandle } from '../../features/money/upi-form.tsx';
import { UpiSection } from '../../features/money/upi-section.tsx';
import { RegistrySteps } from '../../features/registries/registry-steps.tsx';
import { DeliveryForm } from './delivery-form.tsx';

function useRedirectWithoutRegistry({
  data,
  isFetching,
}: Pick<UseQueryResult<Registry | null>, 'data' | 'isFetching'>): void {
  const showToast = useToast();
  const { navigate } = useNavigation();
  const missing = data === null && !isFetching;
  useEffect(() => {
    if (!missing) return;
    showToast({
      type: 'error',
      title: 'No Registry Found',
      description: 'Please create a registry first',
    });
    navigate('/create-registry', { replace: true });
  }, [missing, showToast, navigate]);
}

export default function DeliveryPreferencesPage() {
  const registry = useSelectedRegistry();
  const upi = useRef<UpiFormHandle>(null);
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
        {!registry.data && (
          <RegistryLoadFailure query={registry} headingLevel={2} title="Failed to find registry" />
        )}
        {registry.data && (
          <DeliveryForm
            key={registry.data.id}
            registry={registry.data}
            saveUpi={async () => (await upi.current?.saveTyped()) ?? true}
          />
        )}
        {registry.data?.role === 'owner' && (
          <Section
            title="Money by UPI"
            lede="For guests who give an amount. You can add it later in the settings."
          >
            <UpiSection registry={registry.data} formRef={upi} />
          </Section>
        )}
      </Screen>
    </>
  );
}
