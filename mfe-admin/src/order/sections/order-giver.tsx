import type { TeamOrder } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { TextLink } from '@gift-registry/design-system/text-link';
import styles from './sections.module.css';

interface Props {
  readonly order: TeamOrder;
}

export function OrderGiver({ order: { number, guestName, guestEmail } }: Props) {
  return (
    <Card as="section" aria-labelledby="giver" className={styles.section}>
      <h2 id="giver" className={styles.title}>
        Giver
      </h2>
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
    </Card>
  );
}
