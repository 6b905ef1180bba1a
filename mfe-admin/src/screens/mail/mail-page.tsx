import { drawTeamMail, getTeamMail, queryKeyOf } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { usePathParams } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '../../api.ts';
import { codeWords } from '../../features/team/code-words.ts';
import { DetailLayout } from '../../features/team/detail-layout.tsx';
import { DrawnMail } from '../../features/mails/drawn-mail.tsx';
import { isSendable, sendWords } from '../../features/mails/mail-words.ts';
import { useSendAgain } from '../../features/mails/use-send-again.ts';
import { MailFacts } from './mail-facts.tsx';

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
