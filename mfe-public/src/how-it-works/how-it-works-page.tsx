import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { CheckIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { InformationPage } from '../reading/information-page.tsx';
import styles from './how-it-works-page.module.css';

const steps = [
  {
    title: 'Create Your Registry',
    points: [
      'Choose your occasion, its date and a message for your guests.',
      'Pick gifts from our catalogue, or paste a link from any website.',
      'Add as many as you like: there is no limit, and it is free.',
    ],
  },
  {
    title: 'Invite Your Guests',
    points: [
      'Say where gifts should go, to you or with your guests.',
      'Share one link or code, in any chat or on the invitation.',
      'Guests look and give without an account.',
    ],
  },
  {
    title: 'Track & Receive',
    points: [
      'See at once what was bought, by whom, and what is still open.',
      'Nobody gives the same thing twice.',
      'Thank everyone for the gift you wished for.',
    ],
  },
];

export default function HowItWorksPage() {
  return (
    <InformationPage
      title="How It Works"
      lede="From your first wish to the last thank-you, in three steps."
    >
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
                    <li key={point}>
                      <CheckIcon />
                      {point}
                    </li>
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
      </Cluster>
    </InformationPage>
  );
}
