import {
  countdownText,
  daysUntil,
  formatEventDate,
  takenGiftsText,
  type RegistrySummary,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { takenOf } from '../../features/registries/taken-of.ts';
import styles from './event-week.module.css';

const WEEK = 7;

const isNear = ({ eventDate }: RegistrySummary): boolean => {
  const days = daysUntil(eventDate);
  return days >= 0 && days <= WEEK;
};

export function EventWeek({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  return registries.filter(isNear).map((registry) => {
    const { id, registryName, eventDate } = registry;
    return (
      <Card key={id} as="section" padding="lg" className={styles.week} aria-label={registryName}>
        <p className={styles.days}>{countdownText(eventDate)}</p>
        <p>
          {`${registryName}, ${formatEventDate(eventDate)} · ${takenGiftsText(takenOf(registry))}`}
        </p>
        <Cluster>
          <Button variant="primary" href={`/gifts/${id}`} linkComponent={Link}>
            See who gives what
          </Button>
          <Button href={`/cards/${id}`} linkComponent={Link}>
            Print cards
          </Button>
        </Cluster>
      </Card>
    );
  });
}
