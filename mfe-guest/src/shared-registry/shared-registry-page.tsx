import { ApiError } from '@gift-registry/bff-contract';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useGiftsLink } from '../claiming/use-gifts-link.ts';
import { RegistrySkeleton } from './registry-skeleton.tsx';
import { RegistryUnavailable } from './registry-unavailable.tsx';
import { RegistryView } from './registry-view.tsx';
import { shareCodeOf } from './share-code.ts';
import { useSharedRegistry } from './use-shared-registry.ts';

export default function SharedRegistryPage() {
  const { location } = useNavigation();
  const shareCode = shareCodeOf(location.search, usePathParams()['shareCode']);
  const registry = useSharedRegistry(shareCode);
  useGiftsLink(shareCode);

  if (shareCode === '')
    return (
      <RegistryUnavailable title="Invalid Registry Link">
        This registry link is missing a valid share code. Please check the link and try again.
      </RegistryUnavailable>
    );
  if (registry.error instanceof ApiError && registry.error.status === 404)
    return (
      <RegistryUnavailable title="Registry Not Available">
        This registry could not be found or is no longer available.
      </RegistryUnavailable>
    );
  if (registry.isError && !registry.data)
    return (
      <RegistryUnavailable title="Registry Not Available" onRetry={() => void registry.refetch()}>
        {registry.error.message}
      </RegistryUnavailable>
    );
  if (!registry.data) return <RegistrySkeleton />;
  return <RegistryView shareCode={shareCode} registry={registry.data} />;
}
