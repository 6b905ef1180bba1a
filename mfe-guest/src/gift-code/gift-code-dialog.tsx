import type { GuestGift } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useId, useState } from 'react';
import { giftResultTitles } from '../my-gifts/gift-results.ts';
import { rememberedGuest } from '../gift-form/remembered-guest.ts';
import { useFormatTime } from '../scripts/use-format-instant.ts';
import { useGiftMutation } from '../my-gifts/use-gift-mutation.ts';
import { CodeForm } from './code-form.tsx';
import { OtherEmailForm } from './other-email-form.tsx';
import { useCodeMail } from './use-code-mail.ts';
import { useCodeConfirmation } from './use-code-confirmation.ts';
import { waitingText } from './waiting-text.ts';

interface Props {
  readonly shareCode: string;
  readonly gift: GuestGift;
  readonly isOver: boolean;
  readonly layer: HistoryLayer;
}

export function GiftCodeDialog({ shareCode, gift, isOver, layer }: Props) {
  const formId = useId();
  const formatTime = useFormatTime();
  const showToast = useToast();
  const [changesEmail, setChangesEmail] = useState(false);
  const confirmation = useCodeConfirmation(shareCode, gift);
  const mail = useCodeMail(shareCode, gift, (guestEmail) => {
    confirmation.clear();
    setChangesEmail(false);
    rememberedGuest.write({ guestName: gift.guestName, guestEmail });
  });
  const release = useGiftMutation<undefined>(
    shareCode,
    (api) => api('releaseGift', { params: { shareCode, giftId: gift.id } }),
    {
      onSuccess() {
        showToast({ type: 'success', title: giftResultTitles.released });
        layer.close();
      },
    },
  );

  if ((isOver && !release.isSuccess) || confirmation.refusal)
    return (
      <Dialog
        layer={layer}
        title="This gift is not yours yet"
        description={
          confirmation.refusal ?? 'The time to confirm this gift is over. Please choose it again.'
        }
        footer={
          <Button variant="primary" onClick={layer.close}>
            Choose again
          </Button>
        }
      />
    );

  const failure = changesEmail
    ? mail.failure
    : (confirmation.failure ?? mail.failure ?? release.error?.message);
  return (
    <Dialog
      layer={layer}
      title="Confirm your email"
      description={waitingText(gift, formatTime)}
      footer={
        changesEmail ? (
          <>
            <Button onClick={() => setChangesEmail(false)}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={mail.isPending}
              busyLabel="Sending..."
            >
              Send the code
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="quiet"
              busy={release.isPending}
              busyLabel="Giving back..."
              onClick={() => release.mutate(undefined)}
            >
              Don’t give this gift
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={confirmation.isPending}
              busyLabel="Checking..."
            >
              Confirm
            </Button>
          </>
        )
      }
    >
      <Stack>
        {failure && <Alert type="error">{failure}</Alert>}
        {changesEmail ? (
          <OtherEmailForm id={formId} mail={mail} />
        ) : (
          <CodeForm
            id={formId}
            gift={gift}
            confirmation={confirmation}
            mail={mail}
            onChangeEmail={() => {
              mail.clear();
              setChangesEmail(true);
            }}
          />
        )}
        <p role="status">
          {mail.sentTo && !changesEmail && `We sent a new code to ${mail.sentTo}.`}
        </p>
      </Stack>
    </Dialog>
  );
}
