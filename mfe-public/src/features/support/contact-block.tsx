import { Section } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import type { ReactNode } from 'react';
import { ChatIcon, MailIcon, PhoneIcon } from '../platform/icons.ts';
import { QueryButton } from './query-button.tsx';
import { CardGrid, IconCard } from '../platform/cards.tsx';
import { contactDetails, phoneHours, replyPromise } from './contact-details.ts';
import styles from './contact-block.module.css';

type ContactWayProps = {
  icon: ReactNode;
  heading: string;
  text: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
};

export function ContactWay({ icon, heading, text, headingLevel, children }: ContactWayProps) {
  return (
    <IconCard icon={icon} heading={heading} headingLevel={headingLevel} className={styles.way}>
      <p className={styles.text}>{text}</p>
      {children}
    </IconCard>
  );
}

type ContactBlockProps = { title: string; lede: string };

export function ContactBlock({ title, lede }: ContactBlockProps) {
  const { email, phone, whatsappUrl } = contactDetails();
  return (
    <Section title={title} lede={lede}>
      <CardGrid>
        <ContactWay
          icon={<ChatIcon />}
          heading="Live Chat"
          text="Ask now, and we answer as soon as we can."
        >
          {whatsappUrl ? (
            <TextLink href={whatsappUrl} external variant="standalone">
              Chat on WhatsApp
            </TextLink>
          ) : (
            <QueryButton />
          )}
        </ContactWay>
        {email && (
          <ContactWay icon={<MailIcon />} heading="Email" text={replyPromise}>
            <TextLink href={email.href} variant="standalone">
              {email.label}
            </TextLink>
          </ContactWay>
        )}
        {phone && (
          <ContactWay icon={<PhoneIcon />} heading="Phone" text={phoneHours}>
            <TextLink href={phone.href} variant="standalone">
              {phone.label}
            </TextLink>
          </ContactWay>
        )}
      </CardGrid>
    </Section>
  );
}
