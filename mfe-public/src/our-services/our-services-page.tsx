import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { InformationPage } from '../reading/information-page.tsx';
import { TextCards } from '../reading/text-cards.tsx';

const services = [
  {
    heading: 'Personalized Registry Creation',
    text: 'A registry that tells your story: your occasion, your words, and gifts from anywhere.',
  },
  {
    heading: 'Guest Management',
    text: 'One link for everyone. You see who gives what, and guests see what is still open.',
  },
  {
    heading: 'Milestone Celebrations',
    text: 'Weddings, baby showers, birthdays, new homes, anniversaries and graduations.',
  },
  {
    heading: 'Premium Support',
    text: 'People who answer: by chat, by email within 48 hrs, and by phone from Monday to Saturday.',
  },
];

export default function OurServicesPage() {
  return (
    <InformationPage title="Our Services" lede="What we do, so that you can celebrate.">
      <TextCards cards={services} headingLevel={2} />
      <Cluster>
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Create Your Registry
        </Button>
      </Cluster>
    </InformationPage>
  );
}
