import { CheckIcon } from '@gift-registry/design-system/icon';
import { Section } from '@gift-registry/design-system/layout';
import styles from './today-section.module.css';

export function CheckedPoint({ text }: { readonly text: string }) {
  return (
    <li className={styles.point}>
      <CheckIcon />
      {text}
    </li>
  );
}

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
