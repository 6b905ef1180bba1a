import type { SharedRegistry } from '@gift-registry/bff-contract';
import {
  dialledPhone,
  formatEventDate,
  occasionLabels,
  shownPhone,
} from '@gift-registry/bff-contract';
import type { ReactNode } from 'react';
import { CalendarLinks } from '../../features/registries/calendar-links.tsx';
import { Fold } from '../../features/platform/fold.tsx';
import styles from './registry-details.module.css';

function deliveryText({ deliveryPreference, shipsTo }: SharedRegistry): string | undefined {
  if (deliveryPreference === null) return undefined;
  const wish =
    deliveryPreference === 'guest_delivery'
      ? 'The host would love to receive gifts from you in person.'
      : `The host would love to receive gifts from our catalogue at home. We send them ${shipsTo ? `to ${shipsTo}` : 'there'}.`;
  return `${wish} The final choice is yours.`;
}

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
}

export function RegistryDetails({ shareCode, registry }: Props) {
  const { guestMessage, story } = registry;
  const delivery = deliveryText(registry);
  const host = `${registry.ownerFirstName} ${registry.ownerLastName}`;
  return (
    <div className={styles.card}>
      <Fold
        summary={
          <span className={styles.message}>
            <span className={styles.term}>
              {guestMessage === null ? 'About this registry' : 'Message from Host'}
            </span>
            {guestMessage !== null && (
              <>
                <span className={styles.words}>{guestMessage}</span>
                <span className={styles.signature}>{host}</span>
              </>
            )}
          </span>
        }
      >
        {story && (
          <div className={styles.story}>
            <h2 className={styles.term}>Our story</h2>
            <p>{story}</p>
          </div>
        )}
        <dl className={styles.facts}>
          <Fact term="Hosted by">{host}</Fact>
          <Fact term="Occasion">{occasionLabels[registry.occasion]}</Fact>
          <Fact term="Event Date">
            {formatEventDate(registry.eventDate)}
            <CalendarLinks shareCode={shareCode} registry={registry} />
          </Fact>
          {registry.expectedGuests && <Fact term="Expected Guests">{registry.expectedGuests}</Fact>}
          <Contact {...registry} />
          {delivery && <Fact term="Delivery">{delivery}</Fact>}
        </dl>
      </Fold>
    </div>
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
