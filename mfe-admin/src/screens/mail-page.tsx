import {
  drawTeamMail,
  getTeamMail,
  queryKeyOf,
  formatTime,
  plural,
  type ReplyOf,
  type TeamMailRow,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { usePathParams, Link } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '../api.ts';
import { codeWords } from '../features/team/audit-words.ts';
import { DetailLayout } from '../features/team/detail-layout.tsx';
import { DrawnMail } from '../features/mails/drawn-mail.tsx';
import {
  isSendable,
  sendWords,
  MailState,
  mailPath,
  stateWords,
} from '../features/mails/mail-words.tsx';
import { useSendAgain } from '../features/mails/use-send-again.ts';
import { Card } from '@gift-registry/design-system/card';
import { Facts } from '../features/team/section.tsx';

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

function MailFacts({ mail }: { readonly mail: Mail }) {
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

// The outcome of a mail arrives within some seconds.
const refetchInterval = 10_000;

export default function MailPage() {
  const mailId = usePathParams()['mailId'] ?? '';
  const queries = useQueryClient();
  const queryKey = queryKeyOf(getTeamMail, { params: { mailId } });
  const read = useRead(getTeamMail, { params: { mailId } }, { refetchInterval });
  const { send, busy } = useSendAgain(() => void queries.invalidateQueries({ queryKey }));
  return (
    <DetailLayout
      thing="mail"
      read={read}
      list={{ href: '/admin/notifications', title: 'Notifications' }}
      title={({ template }) => codeWords(template)}
      lede={({ recipient }) => `To ${recipient}`}
      actions={(mail) =>
        isSendable(mail) && (
          <Button
            variant="primary"
            busy={busy}
            busyLabel="Sending..."
            onClick={() => send([mailId])}
          >
            {sendWords(mail)}
          </Button>
        )
      }
    >
      {(mail) => (
        <>
          <MailFacts mail={mail} />
          <DrawnMail
            name={mailId}
            draw={(call, scheme, signal) =>
              call(drawTeamMail, { params: { mailId }, query: { scheme } }, { signal })
            }
          />
        </>
      )}
    </DetailLayout>
  );
}
