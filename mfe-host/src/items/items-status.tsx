import { LoadFailure } from '../failure/load-failure.tsx';
import { ItemsSkeleton } from './items-skeleton.tsx';
import type { useItems } from './use-items.ts';

/** The skeleton while items load, or the failure with a retry; nothing once there are items to show. */
export function ItemsStatus({ items }: { readonly items: ReturnType<typeof useItems> }) {
  if (items.data) return null;
  if (items.isPending) return <ItemsSkeleton />;
  return (
    <LoadFailure
      title="Failed to load registry items"
      error={items.error}
      onRetry={items.refetch}
    />
  );
}
