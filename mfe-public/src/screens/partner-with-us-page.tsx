import { Section } from '@gift-registry/design-system/layout';
import { ContactBlock } from '../features/support/contact-block.tsx';
import { ChartIcon, HeartIcon, PeopleIcon, SparkIcon } from '../features/platform/icons.ts';
import { headings } from '../headings.ts';
import { InformationPage } from '../features/platform/information-page.tsx';
import { TextCards } from '../features/platform/cards.tsx';

const benefits = [
  {
    heading: 'Reach',
    text: 'Meet families while they are choosing gifts, not after they have bought them.',
    icon: <PeopleIcon />,
  },
  {
    heading: 'Trust',
    text: 'A gift on a registry is recommended by the person who wants it.',
    icon: <HeartIcon />,
  },
  {
    heading: 'Insight',
    text: 'Learn which gifts people wish for, by occasion and season. In numbers, never in names.',
    icon: <ChartIcon />,
  },
  {
    heading: 'Growth',
    text: 'Every registry brings its guests along, and guests become hosts. Your gifts travel with them.',
    icon: <SparkIcon />,
  },
];

const partnerships = [
  {
    heading: 'Retail',
    text: 'Bring your products into our catalogue, from one workshop in Jaipur to a chain of stores. You set price and stock; we bring the people who are looking.',
  },
  {
    heading: 'Service Providers',
    text: 'Venues, planners, caterers, photographers: be found when the date is set and everything else is still open.',
  },
  {
    heading: 'Technology',
    text: 'Connect payments, delivery, invitations or wedding websites with registries. We like open doors and clear contracts.',
  },
  {
    heading: 'Brand Collaborations',
    text: 'Make something together that exists nowhere else: a collection for Diwali, a set for first homes, a cause to give to.',
  },
];

export default function PartnerWithUsPage() {
  return (
    <InformationPage heading={headings['partner-with-us']}>
      <Section title="Why partner with us">
        <TextCards cards={benefits} />
      </Section>
      <Section title="Ways to work together">
        <TextCards cards={partnerships} wide />
      </Section>
      <ContactBlock
        title="Let us talk"
        lede="Tell us what you have in mind. A few lines are enough to begin."
      />
    </InformationPage>
  );
}
