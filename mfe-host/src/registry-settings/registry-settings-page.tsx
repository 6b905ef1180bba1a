import { Button } from '@gift-registry/design-system/button';
import { Cluster, Section } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, usePathParams, useScrollToHash } from '@gift-registry/shell-contract';
import { isMissing, RegistryLoadFailure } from '../registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../registries/use-live-registry-updates.ts';
import { useRegistry } from '../registries/use-registry.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { UpiSection } from '../upi/upi-section.tsx';
import { HostsSection } from './hosts/hosts-section.tsx';
import { LifeSection } from './life/life-section.tsx';
import { SurpriseSection } from './surprise/surprise-section.tsx';

export default function RegistrySettingsPage() {
  const registryId = usePathParams()['registryId'] ?? '';
  const registry = useRegistry(registryId);
  useLiveRegistryUpdates();
  const missing = isMissing(registry.error);
  useScrollToHash(registry.data !== undefined);
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        <PageHeading title="Settings" eyebrow={registry.data?.registryName} />
        {registry.isPending && <Skeleton lines={6} />}
        {registry.error && (missing || !registry.data) && (
          <RegistryLoadFailure
            headingLevel={2}
            title="Failed to load registry"
            error={registry.error}
            onRetry={registry.refetch}
          />
        )}
        {registry.data && !missing && (
          <>
            <Section part="surprise" title="Surprise">
              <SurpriseSection registry={registry.data} />
            </Section>
            <Section part="upi" id="upi" title="Money by UPI">
              <UpiSection registry={registry.data} />
            </Section>
            <Section part="hosts" title="Hosts">
              <HostsSection registry={registry.data} />
            </Section>
            <Section part="life" id="complete" title="Complete, copy or delete">
              <LifeSection registry={registry.data} />
            </Section>
            <Cluster>
              <Button href={`/gifts/${registryId}`} linkComponent={Link}>
                Gift Book
              </Button>
              <Button href={`/links/${registryId}`} linkComponent={Link}>
                Links and privacy
              </Button>
              <Button href="/mail-settings" linkComponent={Link}>
                Mails to you
              </Button>
              <Button href="/deleted-registries" linkComponent={Link}>
                Deleted registries
              </Button>
            </Cluster>
          </>
        )}
      </Screen>
    </>
  );
}
