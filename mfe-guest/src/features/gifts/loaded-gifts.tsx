import type { SharedItem } from '@gift-registry/bff-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import type { ReactNode } from 'react';
import { GiftListSkeleton } from '../registries/gift-list-skeleton.tsx';
import { useSteady } from './use-steady.ts';
import { useSharedItems } from '../registries/use-shared-items.ts';

const failed = 'Failed to load registry items';

interface Props {
  readonly shareCode: string;
  readonly children: (items: readonly SharedItem[]) => ReactNode;
}

export function LoadedGifts({ shareCode, children }: Props) {
  const { data: newest, error, isError, refetch } = useSharedItems(shareCode);
  const data = useSteady(newest);
  if (data) return children(data.items);
  if (!isError) return <GiftListSkeleton />;
  return <LoadFailure title={failed} error={error} onRetry={refetch} />;
}
