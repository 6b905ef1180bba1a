import { Button } from '@gift-registry/design-system/button';
import { ListIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { CalendarIcon, ChatIcon, PeopleIcon } from '../features/platform/icons.ts';
import { headings } from '../headings.ts';
import { InformationPage } from '../features/platform/information-page.tsx';
import { TextCards } from '../features/platform/cards.tsx';

const services = [
  {
    heading: 'Personalized Registry Creation',
    text: 'A registry for your occasion, in your words, with gifts from our catalogue and from any website: just paste the address. Add as many as you like, and change the list at any time.',
    icon: <ListIcon />,
  },
  {
    heading: 'Guest Management',
    text: 'One link for everyone, without accounts or passwords. Guests see what is still open, and you see what has been bought. You say how gifts should reach you, and can replace the link whenever you like.',
    icon: <PeopleIcon />,
  },
  {
    heading: 'Milestone Celebrations',
    text: 'Weddings, baby showers, birthdays, new homes, anniversaries and graduations. Each registry counts down to the day, and you can filter the catalogue by event.',
    icon: <CalendarIcon />,
  },
  {
    heading: 'Premium Support',
    text: 'People who answer, at no charge: by chat, by email within 48 hrs, and by phone Mon-Sat 10am-7pm. They help with your registry, your guests and your gifts.',
    icon: <ChatIcon />,
  },
];

export default function OurServicesPage() {
  return (
    <InformationPage heading={headings['our-services']}>
      <TextCards cards={services} headingLevel={2} wide />
      <Cluster>
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Create Your Registry
        </Button>
      </Cluster>
    </InformationPage>
  );
}
