import { listGifts, type HostGift, type SurpriseRegistry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { SurpriseNotice } from '../../features/gift-book/surprise-notice.tsx';
import { RegistryLoadFailure } from '../../features/registries/registry-load-failure.tsx';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { Booklet } from './booklet.tsx';
import { useApi } from '../../api.ts';
import { giftBookKey } from '../../features/gift-book/use-gift-book.ts';
import styles from './gift-booklet-page.module.css';

const PAGE = 500;

interface AllGifts {
  readonly gifts: readonly HostGift[];
  readonly surprises: readonly SurpriseRegistry[];
}

function useAllGifts(registryId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...giftBookKey, 'booklet', registryId ?? 'all'],
    queryFn: async ({ signal }): Promise<AllGifts> => {
      const gifts: HostGift[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await api(
          listGifts,
          {
            query: {
              sort: 'oldest',
              limit: PAGE,
              ...(registryId === undefined ? {} : { registryId }),
              ...(cursor === undefined ? {} : { cursor }),
            },
          },
          { signal },
        );
        gifts.push(...page.gifts);
        if (page.nextCursor === null) return { gifts, surprises: page.surprises };
        cursor = page.nextCursor;
      }
    },
  });
}

export default function GiftBookletPage() {
  const registryId = usePathParams()['registryId'];
  const all = useAllGifts(registryId);
  const bookPath = registryId === undefined ? '/gifts' : `/gifts/${registryId}`;
  const gifts = all.data?.gifts ?? [];
  return (
    <>
      <div className={styles.screenOnly}>
        <ScreenHeader back={{ to: bookPath, label: 'Gift Book' }} />
      </div>
      <Screen width="narrow">
        <div className={styles.screenOnly}>
          <PageHeading
            title="Gift booklet"
            lede="A4 pages with givers, gifts, amounts and messages. Your browser prints them or saves a PDF."
            actions={
              gifts.length > 0 && (
                <Button variant="primary" onClick={() => window.print()}>
                  Print
                </Button>
              )
            }
          />
        </div>
        {all.isPending && <Loading label="Loading your Gift Book..." />}
        <RegistryLoadFailure
          query={all}
          title="Failed to load your Gift Book. Please try again."
          headingLevel={2}
        />
        {all.data && (
          <div className={styles.screenOnly}>
            <SurpriseNotice surprises={all.data.surprises} />
          </div>
        )}
        {all.data && gifts.length === 0 && all.data.surprises.length === 0 && (
          <EmptyState
            title="No gifts yet"
            action={
              <Button variant="primary" href={bookPath} linkComponent={Link}>
                Back to the Gift Book
              </Button>
            }
          >
            There is nothing to print yet.
          </EmptyState>
        )}
        <Booklet gifts={gifts} />
      </Screen>
    </>
  );
}
