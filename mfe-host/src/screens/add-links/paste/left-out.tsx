import { Button } from '@gift-registry/design-system/button';
import { Section } from '@gift-registry/design-system/layout';
import styles from '../lines/page-lines.module.css';
import type { LeftOutLine } from './read-lines.ts';

interface Props {
  readonly lines: readonly LeftOutLine[];
  readonly onPutAway: () => void;
}

export function LeftOut({ lines, onPutAway }: Props) {
  return (
    <Section
      title="Not in the list"
      actions={
        <Button size="sm" variant="quiet" onClick={onPutAway}>
          Put away
        </Button>
      }
    >
      <ul className={styles.list}>
        {lines.map(({ text, reason }, index) => (
          <li key={`${index} ${text}`} className={styles.leftOut}>
            <span className={styles.leftOutText}>{text}</span>
            <span className={styles.progress}>{reason}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
