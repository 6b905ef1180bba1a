import { Card } from '@gift-registry/design-system/card';
import type { ReactNode } from 'react';
import { CardGrid } from './card-grid.tsx';
import styles from './text-cards.module.css';

export interface TextCard {
  readonly heading: string;
  readonly text: string;
  /** A drawing above the heading. */
  readonly icon?: ReactNode;
  /** What is measured or paid, set apart from the text. */
  readonly figure?: string;
}

type TextCardsProps = {
  cards: readonly TextCard[];
  headingLevel?: 2 | 3;
  /** Two columns at most, for cards with much text. */
  wide?: boolean;
};

/** A few thoughts beside each other. */
export function TextCards({ cards, headingLevel = 3, wide = false }: TextCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <CardGrid wide={wide}>
      {cards.map(({ heading, text, icon, figure }) => (
        <Card key={heading} className={styles.card}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <Heading className={styles.heading}>{heading}</Heading>
          {figure && <p className={styles.figure}>{figure}</p>}
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
