import { formatEventDate, type Registry } from '@gift-registry/bff-contract';
import { Garland } from '@gift-registry/design-system/garland';
import '@gift-registry/design-system/names.css';
import { QrCode } from '../../features/sharing/qr-code.tsx';
import { withoutEmoji } from './without-emoji.ts';
import styles from './cards.module.css';

interface Props {
  readonly registry: Registry;
  readonly url: string;
  readonly line: string;
  readonly hidden: boolean;
}

export function PrintCard({ registry, url, line, hidden }: Props) {
  const { id, registryName, eventDate } = registry;
  return (
    <article className={styles.card} aria-hidden={hidden || undefined} aria-label="Card">
      <Garland />
      <p className={styles.names} dir="auto">
        {withoutEmoji(registryName)}
      </p>
      <p>{formatEventDate(eventDate)}</p>
      <QrCode
        registryId={id}
        alt={hidden ? '' : 'QR code of your registry link'}
        className={styles.code}
      />
      <p>{withoutEmoji(line)}</p>
      <p className={styles.address}>{url.replace(/^https?:\/\//, '')}</p>
    </article>
  );
}
