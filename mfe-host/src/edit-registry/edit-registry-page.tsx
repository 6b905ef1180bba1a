import { ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { LoadFailure } from '../failure/load-failure.tsx';
import { ItemsSkeleton } from '../items/items-skeleton.tsx';
import { useLiveRegistryUpdates } from '../registries/use-live-registry-updates.ts';
import { useRegistry } from '../registries/use-registry.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { EditableItems } from './editable-items.tsx';

export default function EditRegistryPage() {
  const registry = useRegistry(usePathParams()['registryId'] ?? '');
  const missing = registry.error instanceof ApiError && registry.error.status === 404;
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen>
        {registry.isPending && <ItemsSkeleton />}
        {missing && (
          <EmptyState
            headingLevel={1}
            title="Registry not found"
            action={
              <Button variant="primary" href="/host" linkComponent={Link}>
                Back to Dashboard
              </Button>
            }
          >
            It may have been deleted, or it belongs to another account.
          </EmptyState>
        )}
        {registry.error && !missing && !registry.data && (
          <LoadFailure
            title="Failed to load registry"
            error={registry.error}
            onRetry={registry.refetch}
          />
        )}
        {registry.data && !missing && <EditableItems registry={registry.data} />}
      </Screen>
    </>
  );
}
