import { formatTime, type TeamHistoryEntry } from '@gift-registry/bff-contract';
import styles from './detail.module.css';
import { HistorySubject } from './history-subject.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly entries: readonly TeamHistoryEntry[];
}

const sentence = (event: string): string => {
  const words = event.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function TeamHistory({ entries }: Props) {
  return (
    <Section title="History">
      {entries.length === 0 && <p className={styles.soft}>Nothing has happened yet.</p>}
      <ol className={styles.moments}>
        {entries.map(({ event, at, actor, subject, why, mail }, index) => (
          <li key={`${at}-${event}-${index}`}>
            <p>
              <strong>{sentence(event)}</strong>
              <HistorySubject subject={subject} mail={mail} />
              {actor && `, ${actor}`}
            </p>
            {why && <p className={styles.lines}>{why}</p>}
            <time dateTime={at} className={styles.soft}>
              {formatTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
