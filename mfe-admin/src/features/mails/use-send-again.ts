import {
  listTeamMails,
  plural,
  queryKeyOf,
  sendMailsAgain,
  sendUndeliveredMails,
  type ApiError,
  type ReplyOf,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

type Reply = ReplyOf<typeof sendMailsAgain>;
type Why = Reply['refused'][number]['why'];

const reasons: Readonly<Record<Why, string>> = {
  ended: 'The link or code in it has ended. Ask for a new one.',
  'on-its-way': 'It is still on its way.',
  unknown: 'It is not in the log any more.',
};

const sentWords = (count: number): string =>
  count > 0 ? plural(count, 'Sent again', '# sent again') : 'Nothing was sent';

function restOf({ refused }: Reply): string {
  const [first, ...others] = refused;
  if (!first) return '';
  return others.length === 0
    ? reasons[first.why]
    : `${others.length + 1} were not sent: they are on their way, or their links have ended.`;
}

interface SendAgain {
  readonly busy: boolean;
  readonly send: (mailIds: readonly string[]) => void;
  /** Sends each mail that was given up or waits for another attempt. */
  readonly sendAll: () => void;
}

export function useSendAgain(onSent?: () => void): SendAgain {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const onError = (error: ApiError) =>
    void showToast({ type: 'error', title: 'Nothing was sent', description: error.message });
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeyOf(listTeamMails) });
  const some = useMutation<Reply, ApiError, readonly string[]>({
    mutationFn: (mailIds) => api(sendMailsAgain, { body: { mailIds: [...mailIds] } }),
    onSuccess(reply) {
      const { sent } = reply;
      if (sent.length > 0) onSent?.();
      const rest = restOf(reply);
      showToast({
        type: sent.length > 0 && !rest ? 'success' : 'warning',
        title: sentWords(sent.length),
        ...(rest ? { description: rest } : {}),
      });
    },
    onError,
    onSettled,
  });
  const all = useMutation<ReplyOf<typeof sendUndeliveredMails>, ApiError>({
    mutationFn: () => api(sendUndeliveredMails, {}),
    onSuccess: ({ sent }) =>
      void showToast({ type: sent > 0 ? 'success' : 'warning', title: sentWords(sent) }),
    onError,
    onSettled,
  });
  return {
    busy: some.isPending || all.isPending,
    send: (mailIds) => some.mutate(mailIds),
    sendAll: () => all.mutate(),
  };
}
