import { queryKeyOf, type getMailedWait } from '@gift-registry/bff-contract';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';
import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { PageBody } from '../page-body/page-body.tsx';
import { sharedReadOptions } from '../reads/shared-reads.ts';
import { LoadedRegistry } from '../shared-registry/loaded-registry.tsx';
import { shareCodeOf } from '../shared-registry/share-code.ts';
import { UnreadableLink } from '../answer/unreadable-link.tsx';
import { MailedPlace } from './mailed-place.tsx';

const path: (typeof getMailedWait)['path'] = '/api/shared/:shareCode/waits/:token';

/** A place in the line, opened by its mailed link. Opening it changes nothing. */
export default function WaitingPage() {
  const { shareCode: fromPath, token = '' } = usePathParams();
  const shareCode = shareCodeOf(useNavigation().location.search, fromPath);
  const api = useApi();
  const params = { shareCode, token };
  const { data, error, refetch } = useQuery({
    ...sharedReadOptions,
    queryKey: queryKeyOf({ path }, { params }),
    queryFn: ({ signal }) => api('getMailedWait', { params }, { signal }),
  });
  return (
    <LoadedRegistry shareCode={shareCode}>
      {() => (
        <LoadedGifts shareCode={shareCode}>
          {(items) =>
            data ? (
              <MailedPlace
                {...params}
                state={data.state}
                item={items.find(({ id }) => id === data.itemId)}
              />
            ) : (
              <PageBody width="narrow">
                {error ? (
                  <UnreadableLink
                    shareCode={shareCode}
                    title="We couldn't open your place in the line"
                    error={error}
                    onRetry={() => void refetch()}
                  />
                ) : (
                  <GiftListSkeleton />
                )}
              </PageBody>
            )
          }
        </LoadedGifts>
      )}
    </LoadedRegistry>
  );
}
