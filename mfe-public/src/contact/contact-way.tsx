import { Card } from '@gift-registry/design-system/card';
import type { ReactNode } from 'react';
import styles from './contact-way.module.css';

type ContactWayProps = {
  icon: ReactNode;
  heading: string;
  text: string;
  headingLevel?: 2 | 3;
  /** What one follows or presses. */
  children: ReactNode;
};

/** One way to reach a person. */
export function ContactWay({ icon, heading, text, headingLevel = 3, children }: ContactWayProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  );
}
