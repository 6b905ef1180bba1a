import { ApiError } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { RegistrySkeleton } from '../shared-registry/registry-skeleton.tsx';
import { RegistryUnavailable } from '../shared-registry/registry-unavailable.tsx';
import { shareCodeOf } from '../shared-registry/share-code.ts';
import { useSharedRegistry } from '../shared-registry/use-shared-registry.ts';
import { CodeForm } from './code-form.tsx';
import { WishListView } from './wish-list-view.tsx';

export default function WishListPage() {
  const { location } = useNavigation();
  const shareCode = shareCodeOf(location.search, undefined);
  const registry = useSharedRegistry(shareCode);

  if (shareCode === '') return <CodeForm />;
  if (registry.data) return <WishListView shareCode={shareCode} registry={registry.data} />;
  if (!registry.isError) return <RegistrySkeleton />;
  const gone = registry.error instanceof ApiError && registry.error.status === 404;
  return (
    <RegistryUnavailable
      title="Registry Not Available"
      onRetry={gone ? undefined : () => void registry.refetch()}
    >
      {gone
        ? 'This registry could not be found or is no longer available.'
        : registry.error.message}
    </RegistryUnavailable>
  );
}
