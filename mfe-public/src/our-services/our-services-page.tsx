import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { CalendarIcon, ChatIcon, ListIcon, PeopleIcon } from '../drawings/icons.tsx';
import { intros } from '../intros.ts';
import { InformationPage } from '../reading/information-page.tsx';
import { TextCards } from '../reading/text-cards.tsx';

const services = [
  {
    heading: 'Personalized Registry Creation',
    text: 'A registry that tells your story: your occasion and your words, gifts from our catalogue, and gifts from any website, whose address you simply paste. You can add as many as you like, and change everything later.',
    icon: <ListIcon />,
  },
  {
    heading: 'Guest Management',
    text: 'One link for everyone, without accounts or passwords. Guests see what is still open, and you see who gives what, with the message that came along. You decide where gifts go, and can change the link whenever you like.',
    icon: <PeopleIcon />,
  },
  {
    heading: 'Milestone Celebrations',
    text: 'Weddings, baby showers, birthdays, new homes, anniversaries and graduations. Each comes with suggestions that suit it, a countdown to the day, and room for what only your family celebrates.',
    icon: <CalendarIcon />,
  },
  {
    heading: 'Premium Support',
    text: 'People who answer, at no charge: by chat, by email within 48 hrs, and by phone Mon-Sat 10am-7pm. They have helped with everything from a first wish list to a gift that got lost in Chennai.',
    icon: <ChatIcon />,
  },
];

export default function OurServicesPage() {
  return (
    <InformationPage intro={intros['our-services']}>
      <TextCards cards={services} headingLevel={2} wide />
      <Cluster>
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Create Your Registry
        </Button>
      </Cluster>
    </InformationPage>
  );
}
