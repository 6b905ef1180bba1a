import { Section } from '@gift-registry/design-system/layout';
import { InformationPage } from '../reading/information-page.tsx';
import { TextCards } from '../reading/text-cards.tsx';
import { settings } from '../settings.ts';
import styles from './about-us-page.module.css';

const values = [
  { heading: 'Personalization', text: 'Every celebration is its own, and so is its registry.' },
  { heading: 'Simplicity', text: 'A list, a link, a gift. Nothing to install, nothing to learn.' },
  { heading: 'Connection', text: 'A gift that was wished for brings two people closer.' },
  { heading: 'Trust', text: 'What guests tell us stays between them and their host.' },
];

export default function AboutUsPage() {
  const { brand } = settings();
  return (
    <InformationPage title="About Us" lede="We think that a gift should be wanted.">
      <Section title="Our Story" className={styles.text}>
        <p>
          {brand} began after a wedding with four toasters and no dinner plates. The guests had been
          generous, the couple was grateful, and still half of the gifts stayed in their boxes.
        </p>
        <p>
          So we made the list that we would have wanted: one that takes gifts from any shop, that
          guests open without an account, and that knows what was bought a moment ago.
        </p>
      </Section>
      <Section title="Our Mission" className={styles.text}>
        <p>To make giving easy and receiving joyful, for every occasion worth keeping.</p>
      </Section>
      <Section title="Our Values">
        <TextCards cards={values} />
      </Section>
    </InformationPage>
  );
}
