import {
  type ApiError,
  errorMessages,
  markGiftsReceived,
  plural,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/query-failure.tsx';
import { giftBookKey } from '../../features/gift-book/use-gift-book.ts';

interface Mark {
  readonly giftIds: readonly string[];
  readonly received: boolean;
}

const titleOf = (count: number, received: boolean): string => {
  const gifts = plural(count, 'Gift', '# gifts');
  return received ? `${gifts} marked as received.` : `${gifts} no longer marked as received.`;
};

export function useMarkReceived() {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const mark = useMutation<{ giftIds: string[] }, ApiError, Mark>({
    mutationFn: ({ giftIds, received }) =>
      api(markGiftsReceived, { body: { giftIds: [...giftIds], received } }),
    onError: (error) => showToast(failureToast(errorMessages.notSaved, error)),
    onSuccess: ({ giftIds }, { received }) => {
      if (giftIds.length === 0) return;
      showToast({
        type: 'success',
        title: titleOf(giftIds.length, received),
        action: {
          label: 'Undo',
          onSelect: () => mark.mutate({ giftIds, received: !received }),
        },
      });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: giftBookKey }),
  });
  return mark;
}
