import type { SharedRegistry } from '@gift-registry/bff-contract';
import { useRegistryTheme } from '@gift-registry/bff-contract/react';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import type { ReactNode } from 'react';
import { openPath } from '../platform/gift-paths.ts';
import { GiftListSkeleton } from './gift-list-skeleton.tsx';
import { PageBody } from '../platform/page-body.tsx';
import { isLocked, isNotFound, sharedKey, sharedReadOptions } from './shared-reads.ts';
import { useTriedTheme } from './use-tried-theme.ts';
import { RegistryUnavailable } from './registry-unavailable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

function RegistrySkeleton() {
  return (
    <PageBody>
      <Stack gap={6}>
        <p role="status">Loading registry...</p>
        <Card padding="lg">
          <Skeleton lines={4} />
        </Card>
        <GiftListSkeleton />
      </Stack>
    </PageBody>
  );
}

function RegistryLocked({ shareCode }: { readonly shareCode: string }) {
  return (
    <PageBody width="narrow">
      <EmptyState
        headingLevel={1}
        title="This registry opens with a passcode"
        action={
          <Button variant="primary" href={openPath(shareCode)}>
            Enter the passcode
          </Button>
        }
      >
        The host gave it to you with the link. Ask the host if you don’t have it.
      </EmptyState>
    </PageBody>
  );
}

interface Props {
  readonly shareCode: string;
  readonly children: (registry: SharedRegistry) => ReactNode;
}

export function LoadedRegistry({ shareCode, children }: Props) {
  const { data, error, refetch } = useSharedRegistry(shareCode);
  useRegistryTheme(useTriedTheme() ?? data?.theme);
  // Checked before `data`: a revoked share closes pages that are already open.
  if (isNotFound(error))
    return (
      <RegistryUnavailable title="Registry Not Available">
        This registry could not be found or is no longer available.
      </RegistryUnavailable>
    );
  if (isLocked(error)) return <RegistryLocked shareCode={shareCode} />;
  if (data) return children(data);
  if (!error) return <RegistrySkeleton />;
  return (
    <RegistryUnavailable
      title="Failed to load registry. Please try again."
      onRetry={() => void refetch()}
    >
      {error.message}
    </RegistryUnavailable>
  );
}

function useSharedRegistry(shareCode: string) {
  const api = useApi();
  return useQuery({
    ...sharedReadOptions,
    queryKey: sharedKey(shareCode),
    queryFn: ({ signal }) => api('getSharedRegistry', { params: { shareCode } }, { signal }),
  });
}
