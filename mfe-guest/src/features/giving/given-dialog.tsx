import type { GiftChange, SharedRegistry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, type HistoryLayer } from '@gift-registry/shell-contract';
import { useRef } from 'react';
import { CalendarLinks } from '../registries/calendar-links.tsx';
import { findRow, orderPath, registryPath, yourGiftsPath } from '../platform/gift-paths.ts';
import { formResultOf, resultText } from '../own-gifts/gift-results.ts';
import { GiftSummary } from '../gifts/gift-summary.tsx';
import { isGivenTogether } from '../gifts/gift-state.ts';
import { PayPromise } from '../money/pay-promise.tsx';
import { JoinUs } from '../gifts/join-us.tsx';
import { ShareButton } from '../registries/share-button.tsx';
import { useGiftMutation } from '../own-gifts/use-gift-mutation.ts';

interface Props {
  readonly shareCode: string;
  readonly registry: Pick<SharedRegistry, 'registryName' | 'eventDate'>;
  readonly change: GiftChange;
  /** The guest bought or paid it and tells so here. */
  readonly onChange: (change: GiftChange) => void;
  readonly layer: HistoryLayer;
}

export function GivenDialog({ shareCode, registry, change, onChange, layer }: Props) {
  const { gift, item } = change;
  const back = useRef<HTMLButtonElement>(null);
  const isPaid = Boolean(gift.payment?.paidAt);
  const { title, description } = resultText(isPaid ? 'paid' : formResultOf(gift), gift);
  const shop = gift.status === 'reserved' ? gift.externalUrl : null;
  const toPay = gift.payment?.byUpi === true && !isPaid;
  const bought = useGiftMutation<undefined>(
    shareCode,
    (api) => api('confirmGift', { params: { shareCode, giftId: gift.id } }),
    { onSuccess: onChange },
  );
  return (
    <Dialog
      layer={layer}
      title={title}
      description={description}
      returnFocusTo={() => findRow(gift.itemId)}
    >
      {bought.error && <Alert type="error">{bought.error.message}</Alert>}
      {toPay && (
        <PayPromise
          shareCode={shareCode}
          gift={gift}
          onPaid={(paid) => {
            onChange(paid);
            back.current?.focus();
          }}
        />
      )}
      <GiftSummary item={item} gift={gift} headingLevel={3} />
      <Stack gap={3}>
        {shop !== null && (
          <>
            <Button variant="primary" href={shop} target="_blank" rel="noopener noreferrer">
              Go to the shop
            </Button>
            <Button busy={bought.isPending} onClick={() => bought.mutate(undefined)}>
              I have bought it
            </Button>
          </>
        )}
        <Button
          ref={back}
          variant={shop === null && !toPay ? 'primary' : 'quiet'}
          onClick={layer.close}
        >
          Back to the wish list
        </Button>
      </Stack>
      <TextLink
        variant="standalone"
        href={gift.orderNumber ? orderPath(gift.orderNumber) : yourGiftsPath(shareCode)}
        linkComponent={Link}
      >
        {gift.orderNumber ? 'See your order' : 'Change or undo'}
      </TextLink>
      <CalendarLinks shareCode={shareCode} registry={registry} />
      {isGivenTogether(item) && <JoinUs shareCode={shareCode} item={item} />}
      <ShareButton path={registryPath(shareCode)} title={registry.registryName}>
        Share this list with others
      </ShareButton>
    </Dialog>
  );
}
