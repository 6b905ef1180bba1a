import type { ReactNode } from 'react';
import { IconCard } from '../../platform/reading/cards/icon-card.tsx';
import styles from './contact-way.module.css';

type ContactWayProps = {
  icon: ReactNode;
  heading: string;
  text: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
};

export function ContactWay({ icon, heading, text, headingLevel, children }: ContactWayProps) {
  return (
    <IconCard icon={icon} heading={heading} headingLevel={headingLevel} className={styles.way}>
      <p className={styles.text}>{text}</p>
      {children}
    </IconCard>
  );
}
