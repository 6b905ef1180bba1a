import {
  type HostGift,
  maxThankNoteLength,
  plural,
  formatDay,
  listThanks,
  type SentNote,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Dialog } from '@gift-registry/design-system/dialog';
import { CopyIcon } from '@gift-registry/design-system/icon';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useSession, useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { giverOf } from '../../../features/gift-book/gift-words.ts';
import { NoteEditor } from './note-editor.tsx';
import { useNotes } from './use-notes.ts';
import { useSayThanks } from './use-say-thanks.ts';
import { giftCount } from '../../../features/items/item-totals.ts';
import { useApi } from '../../../api.ts';
import { giftBookKey } from '../../../features/gift-book/use-gift-book.ts';
import styles from './thanks-dialog.module.css';

const howSent: Readonly<Record<SentNote['channel'], string>> = {
  mail: 'Mailed',
  copied: 'Copied',
  whatsapp: 'Sent by WhatsApp',
  'in-person': 'Thanked in person',
};

function SentNotes({ gift }: { readonly gift: HostGift }) {
  const api = useApi();
  const sent = useQuery({
    queryKey: [...giftBookKey, 'notes', gift.id],
    queryFn: ({ signal }) => api(listThanks, { params: { giftId: gift.id } }, { signal }),
  });
  if (sent.isPending) return <Skeleton lines={2} />;
  if (sent.isError)
    return (
      <p>
        {sent.error.message}{' '}
        <Button size="sm" onClick={() => void sent.refetch()}>
          Try again
        </Button>
      </p>
    );
  return (
    <ul className={styles.sent} aria-label="Sent notes">
      {sent.data.notes.map(({ id, channel, note, sentBy, createdAt }) => (
        <li key={id}>
          <p className={styles.how}>
            {howSent[channel]} on <time dateTime={createdAt}>{formatDay(createdAt)}</time>
            {sentBy && ` by ${sentBy}`}
          </p>
          {note && <blockquote className={styles.words}>{note}</blockquote>}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly gifts: readonly HostGift[];
  readonly layer: HistoryLayer;
  readonly onThanked: () => void;
}

const nobody = { firstName: '', lastName: '', email: '' };

function mailHint(gifts: readonly HostGift[]): string | undefined {
  const without = gifts.filter(({ giverEmail }) => giverEmail === null).length;
  if (without === 0) return undefined;
  if (gifts.length === 1)
    return 'This giver left no email address: copy the note, or send it by WhatsApp.';
  if (without === gifts.length)
    return 'These givers left no email address. Copy each note, or thank them in person.';
  return `${without} of ${gifts.length} givers left no email address. Their gifts stay chosen, so that you can thank them otherwise.`;
}

export function ThanksDialog({ gifts, layer, onThanked }: Props) {
  const host = useSession().state.user ?? nobody;
  const showToast = useToast();
  const notes = useNotes(gifts, host);
  const [replyToMe, setReplyToMe] = useState(false);
  const thanks = useSayThanks(({ thanked }) => {
    if (thanked.length === 0) return;
    onThanked();
    notes.forget();
    layer.close();
  });
  const [only] = gifts.length === 1 ? gifts : [];
  const mailable = gifts.filter(({ giverEmail }) => giverEmail !== null);
  const sendable = gifts.every((gift) => {
    const { length } = notes.noteOf(gift).trim();
    return length > 0 && length <= maxThankNoteLength;
  });

  const copy = async (gift: HostGift) => {
    try {
      await navigator.clipboard.writeText(notes.noteOf(gift));
      thanks.mutate({ channel: 'copied', notes: notes.notes() });
    } catch {
      showToast({ type: 'error', title: 'Failed to copy to clipboard.' });
    }
  };

  return (
    <Dialog
      layer={layer}
      title={only ? `Say thanks to ${giverOf(only)}` : `Say thanks for ${giftCount(gifts.length)}`}
      description={mailHint(gifts)}
      footer={
        <>
          <Button
            variant="quiet"
            busy={thanks.isPending}
            onClick={() => thanks.mutate({ channel: 'in-person', notes: notes.notes() })}
          >
            Thanked in person
          </Button>
          {mailable.length > 0 && (
            <Button
              variant="primary"
              busy={thanks.isPending}
              busyLabel="Sending..."
              disabled={!sendable}
              onClick={() => thanks.mutate({ channel: 'mail', replyToMe, notes: notes.notes() })}
            >
              {plural(mailable.length, 'Send by mail', 'Send # mails')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {only?.thankedAt && <SentNotes gift={only} />}
        <NoteEditor gifts={gifts} notes={notes} />
        {mailable.length > 0 && (
          <Checkbox
            label={`Let them answer to ${host.email}`}
            checked={replyToMe}
            onChange={(event) => setReplyToMe(event.target.checked)}
          />
        )}
        {only && (
          <Cluster className={styles.otherWays}>
            <Button
              size="sm"
              startIcon={<CopyIcon />}
              disabled={!sendable}
              onClick={() => void copy(only)}
            >
              Copy the note
            </Button>
            <Button
              size="sm"
              href={`https://wa.me/?text=${encodeURIComponent(notes.noteOf(only))}`}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => thanks.mutate({ channel: 'whatsapp', notes: notes.notes() })}
            >
              Send by WhatsApp
            </Button>
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
}
