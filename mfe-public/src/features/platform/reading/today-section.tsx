import { Section } from '@gift-registry/design-system/layout';
import { CheckedPoint } from './checked-point.tsx';
import styles from './today-section.module.css';

interface TodaySectionProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly notYet: string;
}

export function TodaySection({ title, points, notYet }: TodaySectionProps) {
  return (
    <Section title={title}>
      <ul className={styles.points}>
        {points.map((point) => (
          <CheckedPoint key={point} text={point} />
        ))}
      </ul>
      <p className={styles['not-yet']}>{notYet}</p>
    </Section>
  );
}
