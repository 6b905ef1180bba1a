import type { SharedRegistry } from '@gift-registry/bff-contract';
import { occasionLabels, formatEventDate } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import type { ReactNode } from 'react';
import { arrangeWithHost } from '../claiming/arrange-with-host.ts';
import styles from './registry-details.module.css';

const deliveryTexts = {
  catalog_delivery: `The host would love to receive gifts from our catalogue at home. ${arrangeWithHost}`,
  guest_delivery: 'The host would love to receive gifts from you in person.',
} as const;

interface Props {
  readonly registry: SharedRegistry;
}

export function RegistryDetails({ registry }: Props) {
  const { deliveryPreference } = registry;
  return (
    <Card padding="lg" className={styles.card}>
      <dl className={styles.facts}>
        <Fact term="Hosted by">{`${registry.ownerFirstName} ${registry.ownerLastName}`}</Fact>
        <Fact term="Occasion">{occasionLabels[registry.occasion]}</Fact>
        <Fact term="Event Date">{formatEventDate(registry.eventDate)}</Fact>
        {registry.expectedGuests && <Fact term="Expected Guests">{registry.expectedGuests}</Fact>}
        {registry.contactEmail && (
          <Fact term="Contact">
            <a href={`mailto:${registry.contactEmail}`}>{registry.contactEmail}</a>
          </Fact>
        )}
        {deliveryPreference && (
          <Fact term="Delivery">
            {deliveryTexts[deliveryPreference]} The final choice is yours.
          </Fact>
        )}
      </dl>
      {registry.guestMessage && (
        <figure className={styles.message}>
          <figcaption>Message from Host</figcaption>
          <blockquote>{registry.guestMessage}</blockquote>
        </figure>
      )}
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
