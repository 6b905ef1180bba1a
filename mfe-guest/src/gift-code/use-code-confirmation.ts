import type { GuestGift } from '@gift-registry/bff-contract';
import { useGiftMutation } from '../my-gifts/use-gift-mutation.ts';

/** Sends the code of our mail. The code is kept nowhere else. */
export function useCodeConfirmation(shareCode: string, { id: giftId }: GuestGift) {
  const { mutate, reset, isPending, error } = useGiftMutation<string>(shareCode, (api, code) =>
    api('confirmMailbox', { params: { shareCode, giftId }, body: { code } }),
  );
  const isRefused = error?.status === 409;
  const fieldError = error?.field === 'code' ? error.message : undefined;
  return {
    submit: (code: string, onFieldError: () => void) =>
      mutate(code, { onError: ({ field }) => void (field === 'code' && onFieldError()) }),
    clear: reset,
    isPending,
    fieldError,
    refusal: isRefused ? error.message : undefined,
    failure: isRefused || fieldError ? undefined : error?.message,
  };
}
export type CodeConfirmation = ReturnType<typeof useCodeConfirmation>;
