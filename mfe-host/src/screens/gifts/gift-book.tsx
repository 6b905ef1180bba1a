import {
  type HostGift,
  formatRupees,
  type GiftTotals as Totals,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { LoadMore } from '@gift-registry/design-system/load-more';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useHistoryLayer, useLazyComponent } from '@gift-registry/shell-contract';
import { useState, type ReactNode } from 'react';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { Columns } from '../../features/platform/columns.tsx';
import { useArriving } from '../../features/platform/use-arriving.ts';
import { GiftBookTools } from './gift-book-tools.tsx';
import {
  isFiltered,
  parseGiftBookView,
  writeGiftBookView,
  type GiftBookView,
} from '../../features/gift-book/gift-book-view.ts';
import { GiftList } from './gift-list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SupplyNotice } from './supply-notice.tsx';
import { SurpriseNotice } from '../../features/gift-book/surprise-notice.tsx';
import { UnusualNetworks } from './unusual-networks.tsx';
import { useUnusualNetworks } from './use-unusual-networks.ts';
import { useGiftBook, useGiftTotals } from '../../features/gift-book/use-gift-book.ts';
import { useGiftSupply } from './use-gift-supply.ts';
import { useMarkReceived } from './use-mark-received.ts';
import { useSelection } from './use-selection.ts';
import { useQueryState } from '../../features/platform/use-query-state.ts';
import styles from './gift-book.module.css';

function GiftTotals({ totals }: { readonly totals: Totals }) {
  const { gifts, units, promised, paid, received, toThank } = totals;
  const facts = [
    ['Gifts', String(gifts)],
    ['Pieces', String(units)],
    ['Promised', formatRupees(promised)],
    ['Paid', formatRupees(paid)],
    ['Received', formatRupees(received)],
    ['To thank', String(toThank)],
  ] as const;
  return (
    <dl className={styles.totals} aria-label="Totals">
      {facts.map(([term, value]) => (
        <div key={term} className={styles.total}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useGiftBookView() {
  const [view, setView] = useQueryState(parseGiftBookView);
  return {
    view,
    change(changes: Partial<GiftBookView>): void {
      const next = { ...view, ...changes };
      setView(next, writeGiftBookView(next), next.search === view.search ? undefined : 'search');
    },
  };
}

function GiftBookSkeleton() {
  return (
    <div role="status" aria-label="Loading your Gift Book...">
      {[1, 2, 3].map((row) => (
        <Card key={row} padding="sm">
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  );
}

const loadThanks = async () =>
  (await import(/* webpackChunkName: "thanks-dialog" */ './thanks/thanks-dialog.tsx')).ThanksDialog;

interface Props {
  readonly registryId: string | undefined;
  /** Reads of the parts above the book are on their way. */
  readonly waits: boolean;
  readonly above: ReactNode;
}

export function GiftBook({ registryId, waits, above }: Props) {
  const { view, change } = useGiftBookView();
  const book = useGiftBook(registryId, view);
  const totalsRead = useGiftTotals(registryId, view);
  const waitsForNotices = useArriving([
    totalsRead,
    useUnusualNetworks(registryId),
    useGiftSupply(registryId),
  ]);
  const totals = totalsRead.data;
  const received = useMarkReceived();
  const thanks = useHistoryLayer('thanks');
  const [chosen, setChosen] = useState<readonly HostGift[]>([]);
  const ThanksDialog = useLazyComponent(loadThanks, thanks.open, thanks.close);
  const gifts = book.data?.pages.flatMap((page) => page.gifts) ?? [];
  const thanking = thanks.subject.flatMap(
    (id) => [...chosen, ...gifts].find((gift) => gift.id === id) ?? [],
  );
  const thank = (toThank: readonly HostGift[]) => {
    setChosen(toThank);
    thanks.show(...toThank.map(({ id }) => id));
  };
  const surprises = book.data?.pages.at(-1)?.surprises ?? [];
  const selection = useSelection(gifts);
  const filtered = isFiltered(view);
  const closed = surprises.length > 0 && gifts.length === 0 && !filtered;

  if (book.isPending || waits || waitsForNotices) return <GiftBookSkeleton />;
  if (book.isError && !book.data)
    return (
      <>
        {above}
        <QueryFailure query={book} title="Failed to load your Gift Book. Please try again." />
      </>
    );
  return (
    <>
      {above}
      <SurpriseNotice surprises={surprises} />
      <QueryFailure query={book} title="These gifts may be out of date." />
      <Columns
        aside={
          <>
            {registryId !== undefined && (
              <>
                <ErrorBoundary part="unusual-networks">
                  <UnusualNetworks registryId={registryId} />
                </ErrorBoundary>
                <ErrorBoundary part="supply-notice">
                  <SupplyNotice registryId={registryId} />
                </ErrorBoundary>
              </>
            )}
            {totals && !closed && (
              <ErrorBoundary part="gift-totals">
                <GiftTotals totals={totals} />
              </ErrorBoundary>
            )}
          </>
        }
      >
        {!closed && (gifts.length > 0 || filtered) && (
          <ErrorBoundary part="gift-book-tools">
            <GiftBookTools view={view} busy={book.isPlaceholderData} onChange={change} />
          </ErrorBoundary>
        )}
        {gifts.length > 0 && (
          <>
            <ErrorBoundary part="gift-list">
              <GiftList
                gifts={gifts}
                showsRegistry={registryId === undefined}
                selection={selection}
                received={received}
                onThank={thank}
              />
            </ErrorBoundary>
            <SelectionBar shown={gifts} selection={selection} received={received} onThank={thank} />
            <LoadMore
              shown={gifts.length}
              total={
                book.hasNextPage ? Math.max(totals?.gifts ?? 0, gifts.length + 1) : gifts.length
              }
              noun="gifts"
              busy={book.isFetchingNextPage}
              onLoadMore={() => void book.fetchNextPage()}
            />
          </>
        )}
        {gifts.length === 0 && filtered && (
          <EmptyState
            title="No gifts match"
            action={
              <Button onClick={() => change({ search: '', filter: 'all' })}>Show all gifts</Button>
            }
          >
            Try another name, or look at all gifts.
          </EmptyState>
        )}
        {gifts.length === 0 && !filtered && !closed && (
          <EmptyState
            title="No gifts yet"
            action={
              <Button
                variant="primary"
                href={registryId === undefined ? '/host' : `/registry-link-share/${registryId}`}
                linkComponent={Link}
              >
                {registryId === undefined ? 'Back to Dashboard' : 'Share your registry'}
              </Button>
            }
          >
            As soon as a guest gives something, it stands here with their name and message.
          </EmptyState>
        )}
      </Columns>
      {thanking.length > 0 && ThanksDialog && (
        <DialogBoundary part="thanks" layer={thanks}>
          <ThanksDialog gifts={thanking} layer={thanks} onThanked={selection.clear} />
        </DialogBoundary>
      )}
    </>
  );
}
