import { ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { LoadFailure } from '../failure/load-failure.tsx';
import { useRegistry } from '../registries/use-registry.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { RegistrySteps } from '../steps/registry-steps.tsx';
import { SharePanel } from './share-panel.tsx';

export default function RegistryLinkSharePage() {
  const { pathname } = useNavigation().location;
  const registryId = usePathParams()['registryId'] ?? '';
  const registry = useRegistry(registryId);
  const isLastStep = pathname.startsWith('/registry/share/');
  const failureTitle = `Failed to load registry ${isLastStep ? 'information' : 'details'}.`;
  const missing = registry.error instanceof ApiError && registry.error.status === 404;

  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        {isLastStep && <RegistrySteps current={3} registryId={registryId} />}
        {missing ? (
          <EmptyState headingLevel={1} title="Registry not found or not available.">
            It may have been deleted, or it belongs to another account.
          </EmptyState>
        ) : (
          <PageHeading
            align="center"
            title="Share Your Registry"
            eyebrow={registry.data?.registryName}
          />
        )}
        {registry.isPending && (
          <Card padding="lg">
            <Skeleton lines={3} />
          </Card>
        )}
        {registry.error && !missing && !registry.data && (
          <LoadFailure title={failureTitle} error={registry.error} onRetry={registry.refetch} />
        )}
        {registry.data && !missing && (
          <SharePanel registry={registry.data} failureTitle={failureTitle} />
        )}
        <Cluster justify="center">
          <Button href="/host" linkComponent={Link}>
            Back to Dashboard
          </Button>
        </Cluster>
      </Screen>
    </>
  );
}
