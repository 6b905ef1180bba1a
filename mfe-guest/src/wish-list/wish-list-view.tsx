import type { SharedRegistry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import { Claiming } from '../claiming/claiming.tsx';
import { yourGiftsId } from '../claiming/your-gifts.tsx';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';
import { useSharedItems } from '../gift-list/use-shared-items.ts';
import { countdownText } from '../shared-registry/countdown.ts';
import { WishList } from './wish-list.tsx';
import { PageBody } from '../page-body/page-body.tsx';

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
}

export function WishListView({ shareCode, registry }: Props) {
  const items = useSharedItems(shareCode, true);
  const owner = `${registry.ownerFirstName} ${registry.ownerLastName}`.trim();
  return (
    <PageBody width="wide">
      <Stack gap={6}>
        <PageHeading title={`${owner}'s Registry`} eyebrow={countdownText(registry.eventDate)} />
        {items.isPending && <GiftListSkeleton />}
        {items.isError && !items.data && (
          <Alert
            type="error"
            title="Failed to load registry items"
            action={<Button onClick={() => void items.refetch()}>Try again</Button>}
          >
            {items.error.message}
          </Alert>
        )}
        {items.data?.items.length === 0 && (
          <EmptyState title="Registry Items Coming Soon">
            <p>The registry owner is still adding items to their registry. Check back soon!</p>
            {registry.contactEmail && (
              <a href={`mailto:${registry.contactEmail}`}>{registry.contactEmail}</a>
            )}
          </EmptyState>
        )}
        {items.data && items.data.items.length > 0 && (
          <Claiming shareCode={shareCode} items={items.data.items}>
            {(actions) => <WishList items={items.data.items} {...actions} />}
          </Claiming>
        )}
        <Cluster justify="end">
          <Button
            variant="primary"
            size="lg"
            href={`/r/${encodeURIComponent(shareCode)}#${yourGiftsId}`}
            linkComponent={Link}
          >
            Go Ahead!
          </Button>
        </Cluster>
      </Stack>
    </PageBody>
  );
}
