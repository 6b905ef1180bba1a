import { Card } from '@gift-registry/design-system/card';
import type { ReactNode } from 'react';
import styles from './icon-card.module.css';

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
