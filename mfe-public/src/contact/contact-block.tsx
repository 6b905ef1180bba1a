import { Card } from '@gift-registry/design-system/card';
import { Grid, Section } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { QueryButton } from '../query/query-button.tsx';
import { settings } from '../settings.ts';
import styles from './contact-block.module.css';
import { contact, emailHref, phoneHref } from './contact-details.ts';

type ContactBlockProps = { title: string; lede: string };

/** The ways to reach a person. */
export function ContactBlock({ title, lede }: ContactBlockProps) {
  const { whatsappUrl } = settings();
  return (
    <Section title={title} lede={lede}>
      <Grid>
        <Card className={styles.way}>
          <h3>Live Chat</h3>
          <p>Ask now, and we answer as soon as we can.</p>
          {whatsappUrl ? (
            <TextLink href={whatsappUrl} external variant="standalone">
              Chat on WhatsApp
            </TextLink>
          ) : (
            <QueryButton variant="quiet" />
          )}
        </Card>
        <Card className={styles.way}>
          <h3>Email</h3>
          <p>We reply within 48 hrs.</p>
          <TextLink href={emailHref} variant="standalone">
            {contact.email}
          </TextLink>
        </Card>
        <Card className={styles.way}>
          <h3>Phone</h3>
          <p>{contact.phoneHours}</p>
          <TextLink href={phoneHref} variant="standalone">
            {contact.phone}
          </TextLink>
        </Card>
      </Grid>
    </Section>
  );
}
