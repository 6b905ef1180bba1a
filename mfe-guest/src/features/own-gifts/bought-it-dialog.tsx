import type { GuestGift, HoldAnswer } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { findRow } from '../platform/gift-paths.ts';
import { useFormatTime } from '../platform/use-format-instant.ts';
import { useGiftMutation } from './use-gift-mutation.ts';

interface Props {
  readonly shareCode: string;
  readonly gift: GuestGift;
  readonly layer: HistoryLayer;
}

const routes = {
  bought: 'confirmGift',
  'not-bought': 'releaseGift',
  longer: 'extendGift',
  tomorrow: 'postponeQuestion',
} as const satisfies Record<HoldAnswer, string>;

/** Asks about a hold, after the shop or at a later visit. Closing the dialog keeps the hold. */
export function BoughtItDialog({ shareCode, gift, layer }: Props) {
  const formatTime = useFormatTime();
  const { mutate, isPending, variables, error } = useGiftMutation<HoldAnswer>(
    shareCode,
    (api, answer) => api(routes[answer], { params: { shareCode, giftId: gift.id } }),
    { onSuccess: layer.close },
  );
  const button = (answer: HoldAnswer) => ({
    busy: isPending && variables === answer,
    onClick: () => mutate(answer),
  });
  const until = gift.expiresAt === null ? '' : ` until ${formatTime(gift.expiresAt)}`;
  return (
    <Dialog
      layer={layer}
      returnFocusTo={() => findRow(gift.itemId)}
      title="Did you buy it?"
      description={`${gift.productName} is held for you${until}. Your answer keeps the wish list up to date.`}
    >
      {error && <Alert type="error">{error.message}</Alert>}
      <Stack gap={3}>
        <Button variant="primary" {...button('bought')}>
          Yes, I bought it
        </Button>
        <Button {...button('not-bought')}>No, give it back</Button>
        {gift.extendable && <Button {...button('longer')}>Hold it longer</Button>}
        <Button variant="quiet" {...button('tomorrow')}>
          Ask me tomorrow
        </Button>
      </Stack>
    </Dialog>
  );
}
