import { queryKeyOf, type getMailedGift, type GuestGift } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../api.ts';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';
import { PageBody } from '../page-body/page-body.tsx';
import { sharedReadOptions } from '../reads/shared-reads.ts';
import { UnreadableLink } from './unreadable-link.tsx';

const path: (typeof getMailedGift)['path'] = '/api/shared/:shareCode/mailed-gifts/:token';

interface Props {
  readonly shareCode: string;
  readonly token: string;
  readonly children: (gift: GuestGift) => ReactNode;
}

/** The gift of a mailed link, or why it can't be shown. */
export function LoadedMailedGift({ shareCode, token, children }: Props) {
  const api = useApi();
  const params = { shareCode, token };
  const { data, error, refetch } = useQuery({
    ...sharedReadOptions,
    queryKey: queryKeyOf({ path }, { params }),
    queryFn: ({ signal }) => api('getMailedGift', { params }, { signal }),
  });
  if (data) return children(data);
  return (
    <PageBody width="narrow">
      {error ? (
        <UnreadableLink
          shareCode={shareCode}
          title="We couldn't open your gift"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <GiftListSkeleton />
      )}
    </PageBody>
  );
}
