import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { SampleRegistryLink } from '../features/platform/sample-registry-link.tsx';
import { headings } from '../headings.ts';
import { CheckedPoint } from '../features/platform/today-section.tsx';
import { InformationPage } from '../features/platform/information-page.tsx';
import styles from './how-it-works-page.module.css';

const steps = [
  {
    title: 'Create Your Registry',
    points: [
      'Choose your occasion and its date, and write a few words for your guests.',
      'Pick gifts from our catalogue, or paste the address of a product from any website.',
      'Add as many as you like. There is no limit, and it is free.',
    ],
  },
  {
    title: 'Invite Your Guests',
    points: [
      'Say how you would like to receive gifts: at your address, or from your guests in person.',
      'Share one link or code, in a chat, by email or on the invitation.',
      'Guests look around, order gifts of our catalogue or buy elsewhere, all without an account.',
    ],
  },
  {
    title: 'Track & Receive',
    points: [
      'See at once what has been bought and what is still open.',
      'Every purchase is marked for everyone at once, so nothing is given twice.',
      'Follow the parcels in your Gift Book, receive what you wished for, and thank your guests.',
    ],
  },
];

export default function HowItWorksPage() {
  return (
    <InformationPage heading={headings['how-it-works']}>
      <ol className={styles.steps}>
        {steps.map(({ title, points }, index) => (
          <li key={title}>
            <Card padding="lg" className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.words}>
                <h2>{title}</h2>
                <ul className={styles.points}>
                  {points.map((point) => (
                    <CheckedPoint key={point} text={point} />
                  ))}
                </ul>
              </div>
            </Card>
          </li>
        ))}
      </ol>
      <Cluster>
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Create Registry
        </Button>
        <Button size="lg" href="/products" linkComponent={Link}>
          Browse Products
        </Button>
        <SampleRegistryLink size="lg" />
      </Cluster>
    </InformationPage>
  );
}
