import type { ApiError, GuestGift } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { forgetDrafts, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FoldedQuestion } from '../../features/platform/folded-question.tsx';
import { NeedsScripts, useScriptsRun } from '../../features/platform/scripts.tsx';
import { useApi } from '../../api.ts';
import { rememberedGuest } from '../../features/giving/remembered-guest.ts';
import { myGiftsKey } from '../../features/own-gifts/use-my-gifts.ts';

export function ForgetMe({ shareCode }: { readonly shareCode: string }) {
  const scriptsRun = useScriptsRun();
  const forget = useForgetMe(shareCode);
  return (
    <FoldedQuestion summary="Forget me" question="Shall we forget who you are?">
      <p>
        Your name, email address and message leave this registry at once. Your gifts stay, and the
        hosts no longer see who gave them. Emails about them stop, and nobody can bring your details
        back.
      </p>
      <NeedsScripts to="be forgotten" />
      <div>
        <Button
          id="forget-me"
          variant="danger"
          disabled={!scriptsRun}
          busy={forget.isPending}
          busyLabel="Forgetting..."
          onClick={() => forget.mutate()}
        >
          Yes, forget me
        </Button>
      </div>
    </FoldedQuestion>
  );
}

function useForgetMe(shareCode: string) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<unknown, ApiError>({
    mutationFn: () => api('forgetMe', { params: { shareCode } }),
    async onSuccess() {
      rememberedGuest.remove();
      forgetDrafts();
      await client.invalidateQueries({ queryKey: myGiftsKey(shareCode) });
      showToast({
        type: 'success',
        title: 'We have forgotten your name, address and message.',
      });
    },
    onError: ({ message }) =>
      showToast({
        type: 'error',
        title: 'We could not remove your details',
        description: message,
      }),
  });
}

/** True when no gift names its giver; every giver had to give a name. */
export const isForgotten = (gifts: readonly Pick<GuestGift, 'guestName'>[]): boolean =>
  gifts.every(({ guestName }) => guestName === '');
