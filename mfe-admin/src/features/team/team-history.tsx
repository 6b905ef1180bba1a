import { formatTime, type TeamHistoryEntry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { codeWords } from './audit-words.ts';
import { mailPath } from '../mails/mail-words.tsx';
import styles from './detail.module.css';
import { Section } from './section.tsx';

function Subject({ subject, mail }: Pick<TeamHistoryEntry, 'subject' | 'mail'>) {
  if (mail)
    return (
      <>
        : <Link to={mailPath(mail.id)}>{codeWords(subject)}</Link> to {mail.recipient}
      </>
    );
  return subject && `: ${subject}`;
}

interface Props {
  readonly entries: readonly TeamHistoryEntry[];
}

const FIRST = 8;

export function TeamHistory({ entries }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  return (
    <Section title="History">
      {entries.length === 0 && <p className={styles.soft}>Nothing has happened yet.</p>}
      <ol className={styles.moments}>
        {shown.map(({ event, at, actor, subject, why, mail }, index) => (
          <li key={`${at}-${event}-${index}`}>
            <p>
              <strong>{codeWords(event)}</strong>
              <Subject subject={subject} mail={mail} />
              {actor && `, ${actor}`}
            </p>
            {why && <p className={styles.lines}>{why}</p>}
            <time dateTime={at} className={styles.soft}>
              {formatTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {entries.length > FIRST && (
        <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${FIRST}` : `Show all ${entries.length}`}
        </Button>
      )}
    </Section>
  );
}
