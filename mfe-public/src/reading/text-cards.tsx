import type { ReactNode } from 'react';
import { CardGrid } from './card-grid.tsx';
import { IconCard } from './icon-card.tsx';
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
export function TextCards({ cards, headingLevel, wide = false }: TextCardsProps) {
  return (
    <CardGrid wide={wide}>
      {cards.map(({ heading, text, icon, figure }) => (
        <IconCard key={heading} heading={heading} headingLevel={headingLevel} icon={icon}>
          {figure && <p className={styles.figure}>{figure}</p>}
          <p className={styles.text}>{text}</p>
        </IconCard>
      ))}
    </CardGrid>
  );
}
