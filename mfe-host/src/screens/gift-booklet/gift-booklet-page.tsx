import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { SurpriseNotice } from '../../features/gift-book/surprise-notice.tsx';
import { RegistryLoadFailure } from '../../features/registries/registry-load-failure.tsx';
import { Screen } from '../../features/platform/screen/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen/screen-header.tsx';
import { Booklet } from './booklet.tsx';
import styles from './gift-booklet-page.module.css';
import { useAllGifts } from './use-all-gifts.ts';

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
