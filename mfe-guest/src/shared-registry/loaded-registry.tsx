import type { SharedRegistry } from '@gift-registry/bff-contract';
import type { ReactNode } from 'react';
import { RegistryLocked } from './registry-locked.tsx';
import { RegistrySkeleton } from './registry-skeleton.tsx';
import { RegistryUnavailable } from './registry-unavailable.tsx';
import { isLocked, isNotFound } from '../reads/shared-reads.ts';
import { useSharedRegistry } from '../reads/use-shared-registry.ts';

interface Props {
  readonly shareCode: string;
  readonly children: (registry: SharedRegistry) => ReactNode;
}

/** Loads the registry of a share code and renders its loading, 'not available' and error states. */
export function LoadedRegistry({ shareCode, children }: Props) {
  const { data, error, refetch } = useSharedRegistry(shareCode);
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
