import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Grid } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { contact, emailHref, phoneHref } from '../contact/contact-details.ts';
import { QueryButton } from '../query/query-button.tsx';
import { InformationPage } from '../reading/information-page.tsx';
import { settings } from '../settings.ts';
import styles from './contact-us-page.module.css';

export default function ContactUsPage() {
  const { whatsappUrl } = settings();
  return (
    <InformationPage title="Contact Us" lede="Ask us anything. There is a person at the other end.">
      <Grid min="lg">
        <Card padding="lg" className={styles.way}>
          <h2>Post a Query</h2>
          <p>Tell us what you need. We promise a reply within 48 hrs.</p>
          <QueryButton variant="primary" />
        </Card>
        <Card padding="lg" className={styles.way}>
          <h2>Write to us</h2>
          <p>For everything that takes more words.</p>
          <TextLink href={emailHref} variant="standalone">
            {contact.email}
          </TextLink>
        </Card>
        <Card padding="lg" className={styles.way}>
          <h2>Call us</h2>
          <p>{contact.phoneHours}</p>
          <TextLink href={phoneHref} variant="standalone">
            {contact.phone}
          </TextLink>
        </Card>
        {whatsappUrl && (
          <Card padding="lg" className={styles.way}>
            <h2>Chat with us</h2>
            <p>The quickest way to a short answer.</p>
            <Button href={whatsappUrl} target="_blank" rel="noopener noreferrer">
              WhatsApp
            </Button>
          </Card>
        )}
      </Grid>
    </InformationPage>
  );
}
