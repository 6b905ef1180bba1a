import type { GuestGift, SharedItem } from '@gift-registry/bff-contract';
import { confirmGift, extendGift, releaseGift } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { ItemRow } from '@gift-registry/design-system/item-row';
import { formatPrice } from '@gift-registry/design-system/price';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useToast } from '@gift-registry/shell-contract';
import { arrangeWithHost } from './arrange-with-host.ts';
import { useGiftMutation } from './use-gift-mutation.ts';

const changes = { confirm: confirmGift, extend: extendGift, release: releaseGift } as const;
type Change = keyof typeof changes;

const doneTitles: Readonly<Record<Change, string>> = {
  confirm: 'Marked as purchased. Thank you!',
  extend: 'Held for another 24 hours',
  release: 'Given back. Someone else can give it now.',
};

const holdEnd = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  readonly shareCode: string;
  readonly gift: GuestGift;
  /** The gift's item of the wish list; undefined when the host removed it. */
  readonly item: SharedItem | undefined;
}

/** One of the guest's own gifts with its actions. */
export function GiftCard({ shareCode, gift, item }: Props) {
  const showToast = useToast();
  const change = useGiftMutation<Change>(
    shareCode,
    (api, kind) => api(changes[kind], { params: { shareCode, giftId: gift.id } }),
    {
      onSuccess: (_, kind) => showToast({ type: 'success', title: doneTitles[kind] }),
      onError: (error) =>
        showToast({
          type: 'error',
          title: "We couldn't update your gift",
          description: error.message,
        }),
    },
  );
  const busyWith = change.isPending ? change.variables : undefined;
  const unconfirmed = gift.needsConfirmation === true;
  const held = gift.status === 'reserved' && gift.kind === 'claim' && !unconfirmed;

  return (
    <ItemRow
      name={gift.productName}
      imageUrl={gift.imageUrl}
      price={gift.amount ?? item?.price}
      currency={gift.amount === null ? item?.currency : undefined}
      quantity={gift.kind === 'claim' ? gift.quantity : undefined}
      meta={describe(gift)}
      badges={
        <Badge tone={held || unconfirmed ? 'warning' : 'success'}>
          {held || unconfirmed ? 'Reserved' : gift.kind === 'claim' ? 'Purchased' : 'Contributed'}
        </Badge>
      }
      actions={
        <>
          {held && gift.externalUrl && (
            <TextLink external variant="standalone" href={gift.externalUrl}>
              Go to the shop
            </TextLink>
          )}
          {held && (
            <Button
              variant="primary"
              busy={busyWith === 'confirm'}
              onClick={() => change.mutate('confirm')}
            >
              Yes, I bought it
            </Button>
          )}
          {held && gift.extendable && (
            <Button busy={busyWith === 'extend'} onClick={() => change.mutate('extend')}>
              Hold for another 24 hours
            </Button>
          )}
          {gift.undoable && (
            <Button
              variant="quiet"
              busy={busyWith === 'release'}
              aria-label={`Undo ${gift.productName}`}
              onClick={() => change.mutate('release')}
            >
              {held || unconfirmed ? 'No, give it back' : 'Undo'}
            </Button>
          )}
        </>
      }
    />
  );
}

function describe(gift: GuestGift): string {
  if (gift.needsConfirmation && gift.expiresAt)
    return `Open the link that we mailed you, and we keep it for you. We hold it until ${holdEnd.format(new Date(gift.expiresAt))}.`;
  if (gift.expiresAt)
    return `Did you buy it? We hold it for you until ${holdEnd.format(new Date(gift.expiresAt))}.`;
  if (gift.amount !== null) return `You contribute ${formatPrice(gift.amount)}.`;
  const thanks = 'Thank you! The host can look forward to it.';
  return gift.externalUrl === null ? `${thanks} ${arrangeWithHost}` : thanks;
}
