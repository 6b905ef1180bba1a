import { Card } from '@gift-registry/design-system/card';
import { Grid } from '@gift-registry/design-system/layout';
import styles from './text-cards.module.css';

export interface TextCard {
  readonly heading: string;
  readonly text: string;
}

type TextCardsProps = { cards: readonly TextCard[]; headingLevel?: 2 | 3 };

/** A few thoughts beside each other. */
export function TextCards({ cards, headingLevel = 3 }: TextCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Grid>
      {cards.map(({ heading, text }) => (
        <Card key={heading} className={styles.card}>
          <Heading className={styles.heading}>{heading}</Heading>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </Grid>
  );
}
