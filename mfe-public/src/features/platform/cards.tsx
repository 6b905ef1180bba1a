import type { ReactNode } from 'react';
import { Card } from '@gift-registry/design-system/card';
import styles from './cards.module.css';

type CardGridProps = {
  wide?: boolean;
  children: ReactNode;
};

export function CardGrid({ wide = false, children }: CardGridProps) {
  return (
    <div className={styles.grid} data-wide={wide || undefined}>
      {children}
    </div>
  );
}

type IconCardProps = {
  heading: string;
  headingLevel?: 2 | 3 | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function IconCard({
  heading,
  headingLevel = 3,
  icon,
  className = '',
  children,
}: IconCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={[styles.card, className].join(' ')}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.heading}>{heading}</Heading>
      {children}
    </Card>
  );
}

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
          <p className={styles.soft}>{text}</p>
        </IconCard>
      ))}
    </CardGrid>
  );
}
