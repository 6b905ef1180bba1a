import {
  type ApiError,
  plural,
  type ReplyOf,
  sayThanks,
  type ThankChannel,
  undoThanks,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
// Unlike `crypto.randomUUID`, it also works on plain http, as with a phone in development.
import { v4 } from 'uuid';
import { useApi } from '../../../api.ts';
import { failureToast } from '../../../features/platform/query-failure.tsx';
import { giftBookKey } from '../../../features/gift-book/use-gift-book.ts';

export interface Thanks {
  readonly channel: ThankChannel;
  readonly replyToMe?: boolean;
  readonly notes: { readonly giftId: string; readonly note: string }[];
}

const doneTitle = (channel: ThankChannel, count: number): string => {
  const gifts = plural(count, 'Gift', '# gifts');
  if (channel !== 'mail') return `${gifts} marked as thanked.`;
  return plural(count, 'Your note is on its way.', '# notes are on their way.');
};

const withoutMail = (count: number): string =>
  plural(
    count,
    'One giver could not be mailed. Copy that note, or use WhatsApp.',
    '# givers could not be mailed. Copy those notes, or use WhatsApp.',
  );

/** Sends notes or records them. A repeated press after a failure sends nothing twice; records can be undone. */
export function useSayThanks(onThanked: (reply: ReplyOf<typeof sayThanks>) => void) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const [batchId, setBatchId] = useState(() => v4());
  const reread = () => void client.invalidateQueries({ queryKey: giftBookKey });
  const undo = useMutation<unknown, ApiError, string>({
    mutationFn: (undone) => api(undoThanks, { body: { batchId: undone } }),
    onError: (error) => showToast(failureToast('We could not undo this. Please try again.', error)),
    onSettled: reread,
  });
  return useMutation<ReplyOf<typeof sayThanks>, ApiError, Thanks>({
    mutationFn: (thanks) =>
      api(sayThanks, { body: { batchId, replyToMe: false, ...thanks, notes: [...thanks.notes] } }),
    onError: (error) =>
      showToast(failureToast('We could not send your thanks. Please try again.', error)),
    onSuccess(reply, { channel }) {
      const sent = batchId;
      setBatchId(v4());
      const { thanked, notMailed } = reply;
      if (thanked.length > 0)
        showToast({
          type: 'success',
          title: doneTitle(channel, thanked.length),
          ...(notMailed.length > 0 ? { description: withoutMail(notMailed.length) } : {}),
          ...(channel === 'mail'
            ? {}
            : { action: { label: 'Undo', onSelect: () => undo.mutate(sent) } }),
        });
      else if (notMailed.length > 0)
        showToast({ type: 'warning', title: withoutMail(notMailed.length) });
      onThanked(reply);
    },
    onSettled: reread,
  });
}
