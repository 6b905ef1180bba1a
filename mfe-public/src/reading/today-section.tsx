import { CheckIcon } from '@gift-registry/design-system/icon';
import { Section } from '@gift-registry/design-system/layout';
import styles from './today-section.module.css';

interface TodaySectionProps {
  readonly title: string;
  readonly points: readonly string[];
  /** One line about what we don't do. */
  readonly notYet: string;
}

/** The rules of orders as they are now, above those of the shop. */
export function TodaySection({ title, points, notYet }: TodaySectionProps) {
  return (
    <Section title={title}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </ul>
      <p className={styles['not-yet']}>{notYet}</p>
    </Section>
  );
}
