import type { SharedRegistry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useNavigation, Link } from '@gift-registry/shell-contract';
import { LoadedRegistry } from '../../features/registries/loaded-registry.tsx';
import { shareCodeOf } from '../../features/platform/share-code.ts';
import { CodeForm } from './code-form.tsx';
import { Giving } from '../../features/giving/giving.tsx';
import { yourGiftsPath } from '../../features/platform/gift-paths.ts';
import { CompletedRegistry } from '../../features/gifts/completed-registry.tsx';
import { LoadedGifts } from '../../features/gifts/loaded-gifts.tsx';
import { OpenedGift } from '../../features/gifts/opened-gift.tsx';
import { PageBody } from '../../features/platform/page-body.tsx';
import { PauseNotice } from '../../features/registries/pause-notice.tsx';
import print from '../../features/platform/print.module.css';
import { Countdown } from '../../features/registries/countdown.tsx';
import { WishList } from './wish-list.tsx';

export default function WishListPage() {
  const { location } = useNavigation();
  const shareCode = shareCodeOf(location.search, undefined);
  if (shareCode === '') return <CodeForm />;
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) => <WishListView shareCode={shareCode} registry={registry} />}
    </LoadedRegistry>
  );
}

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
}

function WishListView({ shareCode, registry }: Props) {
  const owner = `${registry.ownerFirstName} ${registry.ownerLastName}`.trim();
  return (
    <PageBody width="wide">
      <Stack gap={6}>
        <PageHeading title={`${owner}'s Registry`} eyebrow={<Countdown registry={registry} />} />
        <LoadedGifts shareCode={shareCode}>
          {(items) =>
            items.length === 0 ? (
              <NoGiftsYet contactEmail={registry.contactEmail} />
            ) : (
              <Giving shareCode={shareCode} registry={registry} items={items}>
                {(actions, isBusy) =>
                  registry.completed ? (
                    <CompletedRegistry items={items} />
                  ) : (
                    <>
                      <PauseNotice {...registry} />
                      <WishList items={items} {...actions} />
                      <OpenedGift registry={registry} items={items} hidden={isBusy} {...actions} />
                    </>
                  )
                }
              </Giving>
            )
          }
        </LoadedGifts>
        <Cluster justify="end" className={print.screenOnly}>
          <Button variant="primary" size="lg" href={yourGiftsPath(shareCode)} linkComponent={Link}>
            Go Ahead!
          </Button>
        </Cluster>
      </Stack>
    </PageBody>
  );
}

function NoGiftsYet({ contactEmail }: Pick<SharedRegistry, 'contactEmail'>) {
  return (
    <EmptyState title="Registry Items Coming Soon">
      <p>The registry owner is still adding items to their registry. Check back soon!</p>
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
    </EmptyState>
  );
}
