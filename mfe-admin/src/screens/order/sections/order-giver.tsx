import type { TeamOrder } from '@gift-registry/bff-contract';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Section } from '../../../features/team/section.tsx';
import styles from './sections.module.css';

interface Props {
  readonly order: TeamOrder;
}

export function OrderGiver({ order: { number, guestName, guestEmail } }: Props) {
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
