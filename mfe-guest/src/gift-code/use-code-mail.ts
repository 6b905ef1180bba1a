import type { GuestGift } from '@gift-registry/bff-contract';
import { useState } from 'react';
import { useGiftMutation } from '../my-gifts/use-gift-mutation.ts';

const pause = 60_000;

export function useCodeMail(
  shareCode: string,
  { id: giftId, createdAt }: GuestGift,
  onSent: (email: string) => void,
) {
  // The clock of a phone may be wrong, so the first pause is never longer than a pause.
  const [availableAt, setAvailableAt] = useState(
    () => Math.min(Date.parse(createdAt), Date.now()) + pause,
  );
  const [sentTo, setSentTo] = useState<string>();
  const { mutate, reset, isPending, error } = useGiftMutation<string | undefined>(
    shareCode,
    (api, guestEmail) =>
      api('sendMailboxCode', {
        params: { shareCode, giftId },
        body: guestEmail === undefined ? {} : { guestEmail },
      }),
    {
      onSuccess({ gift: { codeSentTo } }) {
        setAvailableAt(Date.now() + pause);
        if (!codeSentTo) return;
        setSentTo(codeSentTo);
        onSent(codeSentTo);
      },
    },
  );
  const fieldError = error?.field === 'guestEmail' ? error.message : undefined;
  return {
    send(guestEmail?: string) {
      setSentTo(undefined);
      mutate(guestEmail);
    },
    clear: reset,
    availableAt,
    sentTo,
    isPending,
    fieldError,
    failure: fieldError ? undefined : error?.message,
  };
}
export type CodeMail = ReturnType<typeof useCodeMail>;
