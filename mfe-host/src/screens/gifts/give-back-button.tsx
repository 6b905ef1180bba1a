import { giveBackGifts, type ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer, useLazyComponent, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/failure-toast.ts';
import { registryKeys } from '../../features/registries/registry-keys.ts';
import type { GiftsToGiveBack } from './give-back-texts.ts';

function useGiveBack(registryId: string, { of, giftId, doneText }: GiftsToGiveBack) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<{ givenBack: number }, ApiError>({
    mutationFn: () => api(giveBackGifts, { params: { registryId }, body: { giftId, of } }),
    onError: (error) => showToast(failureToast(giveBackGifts.failureMessage, error)),
    onSuccess: ({ givenBack }) =>
      showToast(
        givenBack === 0
          ? { type: 'info', title: 'These gifts have changed meanwhile. Nothing was given back.' }
          : { type: 'success', title: doneText(givenBack) },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
}

const loadDialog = async () =>
  (await import(/* webpackChunkName: "give-back-dialog" */ './give-back-dialog.tsx'))
    .GiveBackDialog;

interface Props {
  readonly registryId: string;
  readonly gifts: GiftsToGiveBack;
  readonly label?: string;
}

export function GiveBackButton({ registryId, gifts, label }: Props) {
  const question = useHistoryLayer(`give-back:${gifts.of}:${label ?? ''}${gifts.giftId}`);
  const GiveBackDialog = useLazyComponent(loadDialog, question.open, question.close);
  const giveBack = useGiveBack(registryId, gifts);
  return (
    <>
      <Button aria-label={label} busy={giveBack.isPending} onClick={() => question.show()}>
        {gifts.label}
      </Button>
      {GiveBackDialog && (
        <DialogBoundary part="give-back" layer={question}>
          <GiveBackDialog gifts={gifts} layer={question} onGiveBack={() => giveBack.mutate()} />
        </DialogBoundary>
      )}
    </>
  );
}
