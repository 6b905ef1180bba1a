import { Section } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { ChatIcon, MailIcon, PhoneIcon } from '../../platform/drawings/icons.tsx';
import { QueryButton } from '../query/query-button.tsx';
import { CardGrid } from '../../platform/reading/cards/card-grid.tsx';
import { contactDetails, phoneHours, replyPromise } from './contact-details.ts';
import { ContactWay } from './contact-way.tsx';

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
