import {
  type SharedItem,
  type SharedRegistry,
  joinList,
  plural,
  type GuestGift,
  giftFormResults,
  paymentFormResults,
  type GiftFormResult,
  type PaymentFormResult,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack, Cluster } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useNavigation, usePathParams, useDocumentForm, Link } from '@gift-registry/shell-contract';
import { useGiftsLink, useIsOpeningGifts } from '../../features/own-gifts/use-gifts-link.ts';
import { LoadedGifts } from '../../features/gifts/loaded-gifts.tsx';
import { PageBody } from '../../features/platform/page-body.tsx';
import { LoadedRegistry } from '../../features/registries/loaded-registry.tsx';
import { shareCodeOf } from '../../features/platform/share-code.ts';
import { NeedsScripts, ReloadHint } from '../../features/platform/scripts.tsx';
import { BackToList } from '../../features/platform/back-to-list.tsx';
import { OwnGiftList } from '../../features/own-gifts/own-gift-list.tsx';
import { yourGiftsLede } from '../../features/own-gifts/your-gifts.tsx';
import { useMyGifts } from '../../features/own-gifts/use-my-gifts.ts';
import { GiftListSkeleton } from '../../features/registries/gift-list-skeleton.tsx';
import { useSteady } from '../../features/gifts/use-steady.ts';
import { EndedHolds } from './ended-holds.tsx';
import { ForgetMe, isForgotten } from './forget-me.tsx';
import { resultText } from '../../features/own-gifts/gift-results.ts';

function isCurrent(
  result: GiftFormResult | PaymentFormResult,
  { status, kind, payment }: GuestGift,
): boolean {
  if (result === 'released') return status === 'released';
  if (result === 'held' || result === 'extended' || result === 'postponed')
    return status === 'reserved';
  if (result === 'paid' || result === 'not-paid')
    return status === 'purchased' && (result === 'paid') === Boolean(payment?.paidAt);
  return status === 'purchased' && (result === 'contributed') === (kind === 'contribution');
}

function GiftResult({ gifts }: { readonly gifts: readonly GuestGift[] }) {
  const query = new URLSearchParams(useNavigation().location.search);
  const result = [...giftFormResults, ...paymentFormResults].find(
    (each) => each === query.get('done'),
  );
  const gift = gifts.find(({ id }) => id === query.get('gift'));
  if (!result || !gift || !isCurrent(result, gift)) return null;
  const { title, description } = resultText(result, gift);
  return (
    <Alert
      type="success"
      title={title}
      action={
        result === 'held' &&
        gift.externalUrl && (
          <Button
            variant="primary"
            href={gift.externalUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Go to the shop
          </Button>
        )
      }
    >
      {description}
    </Alert>
  );
}

export default function YourGiftsPage() {
  const { search } = useNavigation().location;
  const shareCode = shareCodeOf(search, usePathParams()['shareCode']);
  const linkToken = useGiftsLink(shareCode);
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) =>
        linkToken === null ? (
          <LoadedGifts shareCode={shareCode}>
            {(items) => <YourGiftsView shareCode={shareCode} registry={registry} items={items} />}
          </LoadedGifts>
        ) : (
          <PageBody width="narrow">
            <title>Your gifts</title>
            <Stack gap={5}>
              <PageHeading
                title="Your gifts"
                lede="This link from our email adds its gift to those of this browser. If the gift waits for you to confirm your email, it is confirmed."
              />
              <NeedsScripts to="open your gifts" />
            </Stack>
          </PageBody>
        )
      }
    </LoadedRegistry>
  );
}

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
}

function YourGiftsView({ shareCode, registry, items }: Props) {
  const { data: newest, error, refetch } = useMyGifts(shareCode, { inSight: true });
  const data = useSteady(newest);
  const isOpening = useIsOpeningGifts();
  const failure = useDocumentForm()?.failure;
  const changedId = new URLSearchParams(useNavigation().location.search).get('gift');
  const gifts = isOpening ? undefined : data?.gifts;
  const changed = gifts?.find(({ id }) => id === changedId);
  const kept = gifts?.filter(({ status }) => status !== 'released');

  return (
    <PageBody>
      <title>{`Your gifts · ${registry.registryName}`}</title>
      <Stack gap={6}>
        <PageHeading
          title="Your gifts"
          eyebrow={registry.registryName}
          lede={yourGiftsLede(kept ?? [])}
        />
        {failure && (
          <Alert type="error" title="We couldn’t update your gift">
            {failure}
          </Alert>
        )}
        {gifts && !failure && <GiftResult gifts={gifts} />}
        {gifts && <GivenBack gifts={gifts} />}
        {gifts?.some(({ extendable, holdEndedAt }) => extendable || holdEndedAt) && (
          <NeedsScripts to="hold a gift longer or hide a note" />
        )}
        {gifts && (
          <EndedHolds shareCode={shareCode} registry={registry} items={items} gifts={gifts} />
        )}
        {!kept && !error && <GiftListSkeleton />}
        {!kept && error && (
          <LoadFailure
            title="Failed to load your gifts. Please try again."
            error={error}
            onRetry={refetch}
          />
        )}
        {kept?.length === 0 && <NoGiftsYet shareCode={shareCode} />}
        {kept && kept.length > 0 && (
          <>
            <OwnGiftList {...{ shareCode, registry, items }} gifts={kept} headingLevel={2} />
            <ReloadHint />
            <Cluster>
              <BackToList shareCode={shareCode} itemId={changed?.itemId} />
            </Cluster>
          </>
        )}
        {gifts && gifts.length > 0 && !isForgotten(gifts) && <ForgetMe shareCode={shareCode} />}
      </Stack>
    </PageBody>
  );
}

function NoGiftsYet({ shareCode }: { readonly shareCode: string }) {
  return (
    <EmptyState
      title="You have not chosen a gift yet"
      action={
        <Button
          variant="primary"
          href={`/guest?${new URLSearchParams({ code: shareCode })}`}
          linkComponent={Link}
        >
          Back to the wish list
        </Button>
      }
    >
      The gifts that you choose from the wish list appear here.
    </EmptyState>
  );
}

/** Tells a guest which of their own gifts the host gave back, unless the guest gives the same gift again. */
function GivenBack({ gifts }: { readonly gifts: readonly GuestGift[] }) {
  const kept = new Set(
    gifts.filter(({ status }) => status !== 'released').map(({ itemId }) => itemId),
  );
  const back = gifts.filter(({ itemId, givenBackAt }) => givenBackAt && !kept.has(itemId));
  if (back.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={plural(
        back.length,
        'The host gave one of your gifts back',
        'The host gave # of your gifts back',
      )}
    >
      {`${joinList([...new Set(back.map(({ productName }) => productName))])}: others can choose ${plural(back.length, 'it', 'them')} again. Please don’t buy ${plural(back.length, 'it', 'them')} now. If you have bought or paid already, please talk to the host.`}
    </Alert>
  );
}
