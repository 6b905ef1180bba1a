import type { SharedRegistry } from '@gift-registry/bff-contract';
import {
  dialledPhone,
  formatEventDate,
  occasionLabels,
  shownPhone,
} from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import type { ReactNode } from 'react';
import { CalendarLinks } from '../calendar/calendar-links.tsx';
import { Fold } from '../fold/fold.tsx';
import { RegistryCover } from './registry-cover.tsx';
import styles from './registry-details.module.css';

const deliveryTexts = {
  catalog_delivery:
    'The host would love to receive gifts from our catalogue at home. We send them there.',
  guest_delivery: 'The host would love to receive gifts from you in person.',
} as const;

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
}

export function RegistryDetails({ shareCode, registry }: Props) {
  const { deliveryPreference, guestMessage, story } = registry;
  return (
    <Card padding="lg" className={styles.card}>
      <Fold
        summaryOnWide={guestMessage !== null}
        summary={
          <span className={styles.message}>
            <span className={styles.term}>
              {guestMessage === null ? 'About this registry' : 'Message from Host'}
            </span>
            {guestMessage !== null && <span className={styles.words}>{guestMessage}</span>}
          </span>
        }
      >
        <RegistryCover registry={registry} className={styles.cover} sizes="100vw" atOnce={false} />
        {story && (
          <div className={styles.story}>
            <h2 className={styles.term}>Our story</h2>
            <p>{story}</p>
          </div>
        )}
        <dl className={styles.facts}>
          <Fact term="Hosted by">{`${registry.ownerFirstName} ${registry.ownerLastName}`}</Fact>
          <Fact term="Occasion">{occasionLabels[registry.occasion]}</Fact>
          <Fact term="Event Date">
            {formatEventDate(registry.eventDate)}
            <CalendarLinks shareCode={shareCode} registry={registry} />
          </Fact>
          {registry.expectedGuests && <Fact term="Expected Guests">{registry.expectedGuests}</Fact>}
          <Contact {...registry} />
          {deliveryPreference && (
            <Fact term="Delivery">
              {deliveryTexts[deliveryPreference]} The final choice is yours.
            </Fact>
          )}
        </dl>
      </Fold>
    </Card>
  );
}

function Contact({ contactEmail, contactPhone }: SharedRegistry) {
  if (!contactEmail && !contactPhone) return null;
  return (
    <Fact term="Contact">
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      {contactEmail && contactPhone && <br />}
      {contactPhone && <a href={`tel:${dialledPhone(contactPhone)}`}>{shownPhone(contactPhone)}</a>}
    </Fact>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
