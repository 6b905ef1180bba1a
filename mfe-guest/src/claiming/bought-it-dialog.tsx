import type { GuestGift } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useGiftMutation } from './use-gift-mutation.ts';

interface Props {
  readonly shareCode: string;
  readonly gift: GuestGift;
  readonly onPostpone: () => void;
  readonly onClose: () => void;
}

/** Asks about a hold, after the shop or at a later visit. Closing the dialog keeps the hold. */
export function BoughtItDialog({ shareCode, gift, onPostpone, onClose }: Props) {
  const answer = useGiftMutation<'bought' | 'not-bought'>(
    shareCode,
    (api, bought) =>
      api(bought === 'bought' ? 'confirmGift' : 'releaseGift', {
        params: { shareCode, giftId: gift.id },
      }),
    { onSuccess: onClose },
  );
  const busyWith = answer.isPending ? answer.variables : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Did you buy it?"
      description={`${gift.productName} is held for you. Your answer keeps the wish list up to date.`}
      footer={
        <>
          <Button variant="quiet" onClick={onPostpone}>
            Ask me tomorrow
          </Button>
          <Button busy={busyWith === 'not-bought'} onClick={() => answer.mutate('not-bought')}>
            No, give it back
          </Button>
          <Button
            variant="primary"
            busy={busyWith === 'bought'}
            onClick={() => answer.mutate('bought')}
          >
            Yes, I bought it
          </Button>
        </>
      }
    >
      {answer.error && <Alert type="error">{answer.error.message}</Alert>}
    </Dialog>
  );
}
