import { Button } from '@gift-registry/design-system/button';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Cluster, Section } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import {
  isMissing,
  RegistryLoadFailure,
} from '../../features/registries/registry-load-failure.tsx';
import { useRegistry } from '../../features/registries/use-registry.ts';
import { Screen } from '../../features/platform/screen/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen/screen-header.tsx';
import { AccessSection } from './access/access-section.tsx';
import { GuestViewSection } from './guest-view/guest-view-section.tsx';
import { LinksSection } from './links-section.tsx';

export default function LinksPage() {
  const registryId = usePathParams()['registryId'] ?? '';
  const registry = useRegistry(registryId);
  const missing = isMissing(registry.error);
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        {registry.isPending && <Skeleton lines={6} />}
        {(missing || !registry.data) && (
          <RegistryLoadFailure query={registry} title="Failed to load registry" />
        )}
        {registry.data && !missing && (
          <>
            <PageHeading title="Links and privacy" eyebrow={registry.data.registryName} />
            <Section
              part="links"
              title="Links"
              lede="Give each group a link of its own, and end one without the others."
            >
              <LinksSection registry={registry.data} />
            </Section>
            <ErrorBoundary part="access">
              <AccessSection registryId={registryId} />
            </ErrorBoundary>
            <ErrorBoundary part="guest-view">
              <GuestViewSection registry={registry.data} />
            </ErrorBoundary>
            <Cluster>
              <Button href={`/registry-link-share/${registryId}`} linkComponent={Link}>
                Share Your Registry
              </Button>
            </Cluster>
          </>
        )}
      </Screen>
    </>
  );
}
