import {
  listTeamMails,
  plural,
  queryKeyOf,
  sendMailsAgain,
  type ApiError,
  type ReplyOf,
} from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '../api.ts';
import { LimitDialog } from './limit-dialog.tsx';

type Reply = ReplyOf<typeof sendMailsAgain>;
type Why = Reply['refused'][number]['why'];

interface Sending {
  readonly mailIds: readonly string[];
  readonly reason?: string;
}

const reasons: Readonly<Record<Exclude<Why, 'limit'>, string>> = {
  ended: 'The link or code in it has ended. Ask for a new one.',
  'on-its-way': 'It is still on its way.',
  unknown: 'It is not in the log any more.',
};

const isRefusedFor = (why: Why) => (each: { readonly why: Why }) => each.why === why;

function restOf({ refused }: Reply): string {
  const [first, ...others] = refused.filter(({ why }) => why !== 'limit');
  if (!first || first.why === 'limit') return '';
  return others.length === 0
    ? reasons[first.why]
    : `${others.length + 1} were not sent: they are on their way, or their links have ended.`;
}

interface SendAgain {
  readonly busy: boolean;
  readonly send: (mailIds: readonly string[]) => void;
  /** The dialog that asks for a reason when mailboxes have had their mails of the day. */
  readonly question: ReactNode;
}

export function useSendAgain(name: string, onSent?: () => void): SendAgain {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const layer = useHistoryLayer(`mail-limit-${name}`, { momentary: true });
  const [limited, setLimited] = useState<readonly string[]>([]);
  const sending = useMutation<Reply, ApiError, Sending>({
    mutationFn: ({ mailIds, reason = null }) =>
      api(sendMailsAgain, { body: { mailIds: [...mailIds], reason } }),
    onSuccess(reply) {
      const { sent, refused } = reply;
      const full = refused.filter(isRefusedFor('limit')).map(({ mailId }) => mailId);
      setLimited(full);
      if (full.length > 0) layer.show();
      else layer.close();
      if (sent.length > 0) onSent?.();
      const rest = restOf(reply);
      if (sent.length === 0 && !rest) return;
      showToast({
        type: sent.length > 0 && !rest ? 'success' : 'warning',
        title:
          sent.length > 0 ? plural(sent.length, 'Sent again', '# sent again') : 'Nothing was sent',
        ...(rest ? { description: rest } : {}),
      });
    },
    onError: (error) =>
      void showToast({ type: 'error', title: 'Nothing was sent', description: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeyOf(listTeamMails) }),
  });
  return {
    busy: sending.isPending,
    send: (mailIds) => sending.mutate({ mailIds }),
    question: layer.open && limited.length > 0 && (
      <DialogBoundary part="mail-limit" layer={layer}>
        <LimitDialog
          layer={layer}
          count={limited.length}
          busy={sending.isPending}
          onSend={(reason) => sending.mutate({ mailIds: limited, reason })}
        />
      </DialogBoundary>
    ),
  };
}
