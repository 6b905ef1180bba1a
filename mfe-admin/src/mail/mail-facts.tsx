import {
  formatTime,
  plural,
  type getTeamMail,
  type ReplyOf,
  type TeamMailRow,
} from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Link } from '@gift-registry/shell-contract';
import { MailState } from '../team-mails/mail-state.tsx';
import { mailPath, stateWords } from '../team-mails/mail-words.ts';
import styles from './mail-facts.module.css';

type Mail = ReplyOf<typeof getTeamMail>;

function againWords({ state, isHeld, sendableUntil }: TeamMailRow): string {
  if (sendableUntil === null) return 'No: its link or code has ended. Ask for a new one.';
  if (!isHeld && (state === 'waiting' || state === 'failed')) return 'It is still on its way.';
  return `Until ${formatTime(sendableUntil)}`;
}

function MailLink({ mail }: { readonly mail: TeamMailRow }) {
  return (
    <Link to={mailPath(mail.id)}>
      {formatTime(mail.createdAt)}: {stateWords[mail.state].toLowerCase()}
    </Link>
  );
}

export function MailFacts({ mail }: { readonly mail: Mail }) {
  const { attempts, createdAt, changedAt, againOf, sentAgain } = mail;
  return (
    <Card as="section" aria-label="State of the mail">
      <dl className={styles.facts}>
        <div>
          <dt>State</dt>
          <dd>
            <MailState {...mail} />
          </dd>
        </div>
        <div>
          <dt>Written</dt>
          <dd>{formatTime(createdAt)}</dd>
        </div>
        <div>
          <dt>Last change</dt>
          <dd>
            {formatTime(changedAt)}
            {attempts > 0 && `, after ${plural(attempts, '1 attempt', '# attempts')}`}
          </dd>
        </div>
        <div>
          <dt>Can be sent again</dt>
          <dd>{againWords(mail)}</dd>
        </div>
        {againOf && (
          <div>
            <dt>Repeats</dt>
            <dd>
              <Link to={mailPath(againOf)}>An earlier mail</Link>
            </dd>
          </div>
        )}
        {sentAgain.length > 0 && (
          <div>
            <dt>Sent again</dt>
            <dd>
              <ul className={styles.again}>
                {sentAgain.map((each) => (
                  <li key={each.id}>
                    <MailLink mail={each} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
