import { drawTeamMail, getTeamMail, queryKeyOf } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { codeWords } from '../code-words/code-words.ts';
import { ControlCenter } from '../control-center/control-center.tsx';
import { DrawnMail } from '../team-mails/drawn-mail.tsx';
import { isSendable, sendWords } from '../team-mails/mail-words.ts';
import { useSendAgain } from '../team-mails/use-send-again.tsx';
import { MailFacts } from './mail-facts.tsx';

// The outcome of a mail arrives within some seconds.
const refetchInterval = 10_000;

export default function MailPage() {
  const mailId = usePathParams()['mailId'] ?? '';
  const api = useApi();
  const queries = useQueryClient();
  const queryKey = queryKeyOf(getTeamMail, { params: { mailId } });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getTeamMail, { params: { mailId } }, { signal }),
    refetchInterval,
  });
  const { send, busy, question } = useSendAgain(
    'mail',
    () => void queries.invalidateQueries({ queryKey }),
  );
  const name = data ? codeWords(data.template) : 'Mail';
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={
            <TextLink href="/admin/notifications" linkComponent={Link}>
              Notifications
            </TextLink>
          }
          title={name}
          lede={data && `To ${data.recipient}`}
          actions={
            data &&
            isSendable(data) && (
              <Button
                variant="primary"
                busy={busy}
                busyLabel="Sending..."
                onClick={() => send([mailId])}
              >
                {sendWords(data)}
              </Button>
            )
          }
        />
      }
    >
      {error && !data && (
        <LoadFailure
          title="The mail could not be loaded"
          error={error}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!data && !error && <Loading label="Loading the mail..." lines={8} />}
      {data && (
        <>
          <MailFacts mail={data} />
          <DrawnMail
            name={mailId}
            draw={(call, scheme, signal) =>
              call(drawTeamMail, { params: { mailId }, query: { scheme } }, { signal })
            }
          />
        </>
      )}
      {question}
    </ControlCenter>
  );
}
