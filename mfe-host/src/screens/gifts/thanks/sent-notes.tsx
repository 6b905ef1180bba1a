import { formatDay, type HostGift, listThanks, type SentNote } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api.ts';
import { giftBookKey } from '../../../features/gift-book/use-gift-book.ts';
import styles from './thanks-dialog.module.css';

const howSent: Readonly<Record<SentNote['channel'], string>> = {
  mail: 'Mailed',
  copied: 'Copied',
  whatsapp: 'Sent by WhatsApp',
  'in-person': 'Thanked in person',
};

export function SentNotes({ gift }: { readonly gift: HostGift }) {
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
