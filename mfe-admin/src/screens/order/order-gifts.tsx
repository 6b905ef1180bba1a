import { formatPaise, plural, type TeamOrder } from '@gift-registry/bff-contract';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { Section } from '../../features/team/section.tsx';
import { listPath } from '../../features/orders/order-paths.ts';
import styles from './sections.module.css';

interface Props {
  readonly order: TeamOrder;
}

export function OrderGifts({ order: { lines, registryId, registryName, message } }: Props) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section title={plural(units, 'One gift', '# gifts')}>
      <ul className={styles.gifts}>
        {lines.map(({ id, productName, imageUrl, quantity, cancelled, sent, unitPaise }) => (
          <li key={id} className={styles.gift}>
            <LazyImage src={imageUrl} alt="" className={styles.picture} />
            <span className={styles.name}>
              {productName}
              {cancelled > 0 && <span className={styles.soft}>{` ${cancelled} refunded`}</span>}
              {sent > 0 && <span className={styles.soft}>{` ${sent} sent`}</span>}
            </span>
            <span className={styles.amount}>
              {quantity} × {formatPaise(unitPaise)}
            </span>
          </li>
        ))}
      </ul>
      {registryName && (
        <p>
          For {registryName}.{' '}
          {registryId && (
            <TextLink href={listPath({ view: 'all', registryId })} linkComponent={Link}>
              All orders of this registry
            </TextLink>
          )}
        </p>
      )}
      {message && (
        <figure className={styles.message}>
          <figcaption className={styles.label}>Message on the slip</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      )}
    </Section>
  );
}

interface OrderGiverProps {
  readonly order: TeamOrder;
}

export function OrderGiver({ order: { number, guestName, guestEmail } }: OrderGiverProps) {
  return (
    <Section title="Giver">
      <p className={styles.name}>{guestName}</p>
      {guestEmail ? (
        <TextLink
          href={`mailto:${guestEmail}?${new URLSearchParams({ subject: `Your order ${number}` })}`.replaceAll(
            '+',
            '%20',
          )}
        >
          {guestEmail}
        </TextLink>
      ) : (
        <p className={styles.soft}>No email was given.</p>
      )}
    </Section>
  );
}
