import type { UseQueryResult } from '@tanstack/react-query';
import { QueryFailure } from '../platform/query-failure.tsx';
import { ItemsSkeleton } from './items-skeleton.tsx';

export function ItemsStatus({ items }: { readonly items: UseQueryResult }) {
  if (items.data) return null;
  if (!items.error) return <ItemsSkeleton />;
  return <QueryFailure query={items} title="Failed to load registry items" />;
}
