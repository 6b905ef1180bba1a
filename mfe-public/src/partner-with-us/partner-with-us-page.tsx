import { Section } from '@gift-registry/design-system/layout';
import { ContactBlock } from '../contact/contact-block.tsx';
import { InformationPage } from '../reading/information-page.tsx';
import { TextCards } from '../reading/text-cards.tsx';

const benefits = [
  { heading: 'Reach', text: 'Meet families while they are choosing gifts, not after.' },
  { heading: 'Trust', text: 'A gift on a registry is a recommendation by the one who wants it.' },
  { heading: 'Insight', text: 'Learn which gifts are wished for, in which season and where.' },
  { heading: 'Growth', text: 'Every registry brings its guests along, and they celebrate too.' },
];

const partnerships = [
  { heading: 'Retail', text: 'Bring your products into our catalogue.' },
  { heading: 'Service Providers', text: 'Venues, planners, photographers: be found in time.' },
  { heading: 'Technology', text: 'Connect payments, delivery or invitations with registries.' },
  { heading: 'Brand Collaborations', text: 'Make something together that is only found here.' },
];

export default function PartnerWithUsPage() {
  return (
    <InformationPage
      title="Partner with us"
      lede="Reach families at the moments when they are looking for a gift."
    >
      <Section title="Why partner with us">
        <TextCards cards={benefits} />
      </Section>
      <Section title="Ways to work together">
        <TextCards cards={partnerships} />
      </Section>
      <ContactBlock title="Let us talk" lede="Tell us what you have in mind." />
    </InformationPage>
  );
}
