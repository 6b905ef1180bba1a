import { formatDay, listDeletedRegistries, restoreRegistry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { QueryFailure } from '../features/platform/query-failure.tsx';
import { registryKeys } from '../features/registries/registry-queries.ts';
import { useSettingMutation } from '../features/registries/use-setting-mutation.ts';
import { Screen } from '../features/platform/screen.tsx';
import { ScreenHeader } from '../features/platform/screen-header.tsx';

export default function DeletedRegistriesPage() {
  const api = useApi();
  const deleted = useQuery({
    queryKey: [...registryKeys.all, 'deleted'],
    queryFn: ({ signal }) => api(listDeletedRegistries, {}, { signal }),
    select: ({ registries }) => registries,
  });
  const restore = useSettingMutation({
    send: (registryId: string) => api(restoreRegistry, { params: { registryId } }),
    done: ({ registryName }) => `“${registryName}” is back.`,
    failureTitle: 'We could not restore this registry. Please try again.',
  });
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        <PageHeading title="Deleted registries" lede="Each can be restored for 30 days." />
        {deleted.isPending && <Skeleton lines={3} />}
        <QueryFailure query={deleted} title="Failed to load registries. Please try again." />
        {deleted.data?.length === 0 && (
          <EmptyState
            title="Nothing is deleted"
            action={
              <Button variant="primary" href="/host" linkComponent={Link}>
                Back to Dashboard
              </Button>
            }
          >
            Registries that you delete wait here for 30 days.
          </EmptyState>
        )}
        {deleted.data?.map(({ id, registryName, endsAt }) => (
          <Card key={id} as="article">
            <Cluster justify="between">
              <div>
                <h2>{registryName}</h2>
                <p>Can be restored until {formatDay(endsAt)}</p>
              </div>
              <Button
                aria-label={`Restore: ${registryName}`}
                busy={restore.isPending}
                onClick={() => restore.mutate(id)}
              >
                Restore
              </Button>
            </Cluster>
          </Card>
        ))}
      </Screen>
    </>
  );
}
