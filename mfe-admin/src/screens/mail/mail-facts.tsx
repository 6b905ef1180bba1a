import {
  formatTime,
  plural,
  type getTeamMail,
  type ReplyOf,
  type TeamMailRow,
} from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Link } from '@gift-registry/shell-contract';
import { Facts } from '../../features/team/section.tsx';
import { MailState } from '../../features/mails/mail-state.tsx';
import { mailPath, stateWords } from '../../features/mails/mail-words.ts';

type Mail = ReplyOf<typeof getTeamMail>;

function againWords({ state, sendableUntil }: TeamMailRow): string {
  if (sendableUntil === null) return 'No: its link or code has ended. Ask for a new one.';
  if (state === 'waiting') return 'It is still on its way.';
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
      <Facts
        facts={[
          ['State', <MailState key="state" {...mail} />],
          ['Written', formatTime(createdAt)],
          [
            'Last change',
            formatTime(changedAt) +
              (attempts > 0 ? `, after ${plural(attempts, '1 attempt', '# attempts')}` : ''),
          ],
          ['Can be sent again', againWords(mail)],
          againOf && [
            'Repeats',
            <Link key={againOf} to={mailPath(againOf)}>
              An earlier mail
            </Link>,
          ],
          sentAgain.length > 0 && [
            'Sent again',
            <ul key="sent-again">
              {sentAgain.map((each) => (
                <li key={each.id}>
                  <MailLink mail={each} />
                </li>
              ))}
            </ul>,
          ],
        ]}
      />
    </Card>
  );
}
