import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useNavigation, usePathParams } from '@gift-registry/shell-contract';
import {
  RegistryLoadFailure,
  isMissing,
} from '../../features/registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { useRegistry } from '../../features/registries/registry-queries.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { RegistrySteps } from '../../features/registries/registry-steps.tsx';
import { SharePanel } from './share-panel.tsx';

export default function RegistryLinkSharePage() {
  const { pathname } = useNavigation().location;
  const registryId = usePathParams()['registryId'] ?? '';
  const registry = useRegistry(registryId);
  const isLastStep = pathname.startsWith('/registry/share/');
  const failureTitle = `Failed to load registry ${isLastStep ? 'information' : 'details'}.`;
  const missing = isMissing(registry.error);
  useLiveRegistryUpdates();
  const links = (
    <Cluster justify="center">
      <Button href="/host" linkComponent={Link}>
        Back to Dashboard
      </Button>
      {registry.data && (
        <>
          <Button href={`/gifts/${registryId}`} linkComponent={Link}>
            Gift Book
          </Button>
          <Button href={`/registry-settings/${registryId}#links`} linkComponent={Link}>
            More links
          </Button>
        </>
      )}
    </Cluster>
  );

  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen>
        {isLastStep && !missing && <RegistrySteps current={3} registry={registry.data} />}
        {!missing && (
          <PageHeading
            align="center"
            title="Share Your Registry"
            eyebrow={registry.data?.registryName ?? '\u00a0'}
          />
        )}
        {registry.isPending && (
          <Card padding="lg">
            <Skeleton lines={3} />
          </Card>
        )}
        {(missing || !registry.data) && (
          <RegistryLoadFailure
            query={registry}
            title={failureTitle}
            missingTitle="Registry not found or not available."
          />
        )}
        {registry.data && !missing && (
          <SharePanel registry={registry.data} failureTitle={failureTitle} links={links} />
        )}
        {registry.error && !registry.data && !missing && links}
      </Screen>
    </>
  );
}
