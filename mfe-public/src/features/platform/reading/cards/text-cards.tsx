import type { ReactNode } from 'react';
import { CardGrid } from './card-grid.tsx';
import { IconCard } from './icon-card.tsx';
import styles from './text-cards.module.css';

interface TextCard {
  readonly heading: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly figure?: string;
}

type TextCardsProps = {
  cards: readonly TextCard[];
  headingLevel?: 2 | 3;
  wide?: boolean;
};

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
