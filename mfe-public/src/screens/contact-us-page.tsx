import { Button } from '@gift-registry/design-system/button';
import { ExternalIcon } from '@gift-registry/design-system/icon';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { contactDetails, phoneHours } from '../features/support/contact-details.ts';
import { ContactWay } from '../features/support/contact-block.tsx';
import { ChatIcon, MailIcon, PhoneIcon, QuestionIcon } from '../features/platform/icons.ts';
import { headings } from '../headings.ts';
import { QueryButton } from '../features/support/query-button.tsx';
import { CardGrid } from '../features/platform/cards.tsx';
import { InformationPage } from '../features/platform/information-page.tsx';

export default function ContactUsPage() {
  const { email, phone, whatsappUrl } = contactDetails();
  return (
    <InformationPage heading={headings['contact-us']}>
      <CardGrid wide>
        <ContactWay
          icon={<QuestionIcon />}
          heading="Post a Query"
          text="Tell us what you need, and we find the answer. You can expect a reply within 48 hrs."
          headingLevel={2}
        >
          <QueryButton variant="primary" />
        </ContactWay>
        {email && (
          <ContactWay
            icon={<MailIcon />}
            heading="Write to us"
            text="For everything that takes more words, or a picture."
            headingLevel={2}
          >
            <TextLink href={email.href} variant="standalone">
              {email.label}
            </TextLink>
          </ContactWay>
        )}
        {phone && (
          <ContactWay
            icon={<PhoneIcon />}
            heading="Call us"
            text={`When talking is easier than typing. ${phoneHours}`}
            headingLevel={2}
          >
            <TextLink href={phone.href} variant="standalone">
              {phone.label}
            </TextLink>
          </ContactWay>
        )}
        {whatsappUrl && (
          <ContactWay
            icon={<ChatIcon />}
            heading="Chat with us"
            text="The quickest way to a short answer."
            headingLevel={2}
          >
            <Button
              href={whatsappUrl}
              target="_blank"
              rel="noopener noreferrer"
              endIcon={<ExternalIcon />}
            >
              WhatsApp
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Button>
          </ContactWay>
        )}
      </CardGrid>
    </InformationPage>
  );
}
