import { readDocumentSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Section } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { HeartIcon, LeafIcon, PeopleIcon, ShieldIcon } from '../features/platform/icons.ts';
import { headings } from '../headings.ts';
import { InformationPage } from '../features/platform/information-page.tsx';
import { TextCards } from '../features/platform/cards.tsx';
import styles from './about-us-page.module.css';

const values = [
  {
    heading: 'Personalization',
    text: 'Every celebration is different, and so is its registry: your occasion, your words, and gifts from wherever you find them.',
    icon: <HeartIcon />,
  },
  {
    heading: 'Simplicity',
    text: 'A list, a link, a gift. Nothing to install, nothing to learn, and no account for your guests.',
    icon: <LeafIcon />,
  },
  {
    heading: 'Connection',
    text: 'A gift that was wished for brings two people closer. Everything we do serves this.',
    icon: <PeopleIcon />,
  },
  {
    heading: 'Trust',
    text: 'What guests tell us stays between them and their host. We don’t sell data, and our pages carry no advertising.',
    icon: <ShieldIcon />,
  },
];

export default function AboutUsPage() {
  const { brand } = readDocumentSettings();
  return (
    <InformationPage heading={headings['about-us']}>
      <div className={styles.columns}>
        <Section title="Our Story" className={styles.text}>
          <p>
            {brand} began after a wedding in Pune with four toasters and no dinner plates. The
            guests had been generous, the couple was grateful, and still half of the gifts stayed in
            their boxes. A year later some of them were given away again, at other weddings, to
            other couples who already had a toaster.
          </p>
          <p>
            Nobody had done anything wrong. There had just been no way to ask. In most of our
            families one doesn’t say what one would like, and so everybody guesses, politely and at
            great expense.
          </p>
          <p>
            So we made the list that we would have wanted: one that takes gifts from our catalogue
            and from any other shop, that grandparents open without an account, and that knows what
            was bought a moment ago. And we kept it free, because a wish shouldn’t cost anything.
          </p>
        </Section>
        <Section title="Our Mission" className={styles.mission}>
          <p>To make giving easy and receiving joyful, for every occasion worth keeping.</p>
        </Section>
      </div>
      <Section title="Our Values">
        <TextCards cards={values} />
      </Section>
      <Cluster>
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Create Registry
        </Button>
      </Cluster>
    </InformationPage>
  );
}
