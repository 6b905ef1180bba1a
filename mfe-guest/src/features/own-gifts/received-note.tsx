import type { GuestGift, SharedRegistry } from '@gift-registry/bff-contract';
import styles from './received-note.module.css';
import { useFormatDay } from '../platform/use-format-instant.ts';

type Answer = Pick<GuestGift, 'receivedAt' | 'thanks'>;

interface Props {
  readonly registry: Pick<SharedRegistry, 'ownerFirstName' | 'ownerLastName'>;
  readonly gift: Answer;
}

export const isAnswered = ({ receivedAt, thanks }: Answer): boolean =>
  Boolean(receivedAt) || Boolean(thanks?.length);

export function ReceivedNote({ registry, gift: { receivedAt, thanks } }: Props) {
  const formatDay = useFormatDay();
  const host = `${registry.ownerFirstName} ${registry.ownerLastName}`.trim() || 'the host';
  return (
    <>
      {receivedAt && (
        <span className={styles.received}>{`Received by ${host} on ${formatDay(receivedAt)}`}</span>
      )}
      {thanks?.map(({ note, from, createdAt }) => (
        <span key={createdAt} className={styles.thanks}>
          <q className={styles.words}>{note}</q>
          <cite className={styles.from}>{`${from}, ${formatDay(createdAt)}`}</cite>
        </span>
      ))}
    </>
  );
}
