import { LoadFailure } from '@gift-registry/design-system/load-failure';
import type { UseQueryResult } from '@tanstack/react-query';
import { ItemsSkeleton } from './items-skeleton.tsx';

export function ItemsStatus({ items }: { readonly items: UseQueryResult }) {
  if (items.data) return null;
  if (!items.error) return <ItemsSkeleton />;
  return (
    <LoadFailure
      title="Failed to load registry items"
      error={items.error}
      onRetry={items.refetch}
    />
  );
}
