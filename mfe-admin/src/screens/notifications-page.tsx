import { formatTime, plural, teamMails, type TeamMailRow } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import type { TableColumn } from '@gift-registry/design-system/table';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { codeWords } from '../features/team/audit-words.ts';
import { RowLink, type DetailPage } from '../features/team/lists/list-beside.tsx';
import { AdminListPage, type ChosenRows } from '../features/team/lists/admin-list-page.tsx';
import { choiceFilter, useAdminList } from '../features/team/lists/admin-list.ts';
import { SelectionBar } from '../features/team/lists/selection-bar.tsx';
import {
  MailState,
  isSendable,
  mailPath,
  sendWords,
  stateWords,
} from '../features/mails/mail-words.tsx';
import { NotificationLinks } from '../features/mails/notification-links.tsx';
import { useSendAgain } from '../features/mails/use-send-again.ts';
import { useTemplates } from '../features/mails/use-templates.ts';

const columns: readonly TableColumn<TeamMailRow>[] = [
  {
    id: 'recipient',
    header: 'To',
    cell: ({ id, recipient }) => <RowLink to={mailPath(id)}>{recipient}</RowLink>,
  },
  {
    id: 'template',
    header: 'Mail',
    cell: ({ template }) => codeWords(template),
    width: 'narrow',
  },
  { id: 'state', header: 'State', cell: (mail) => <MailState {...mail} />, width: 'medium' },
  {
    id: 'created',
    header: 'Written',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(createdAt)}</time>,
    sortable: true,
    descendingFirst: true,
    width: 'medium',
  },
];

const undelivered = /[?&]state=(given-up|failed)\b/;

const stateFilter = choiceFilter('state', 'State', 'Any state', stateWords);

function SendChosen({ rows, clear }: ChosenRows<TeamMailRow>) {
  const { send, busy } = useSendAgain(clear);
  const sendable = rows.filter(isSendable);
  const others = rows.length - sendable.length;
  return (
    <SelectionBar
      things="mails"
      thing="mail"
      count={rows.length}
      onClear={clear}
      note={others > 0 ? plural(others, ', 1 can’t be sent', ', # can’t be sent') : undefined}
    >
      <Button
        variant="primary"
        disabled={sendable.length === 0}
        busy={busy}
        busyLabel="Sending..."
        onClick={() => send(sendable.map(({ id }) => id))}
      >
        Send again
      </Button>
    </SelectionBar>
  );
}

const mailDetail: DetailPage = {
  path: '/admin/notifications/mails/:mailId',
  load: () => import('./mail-page.tsx').then((page) => page.default),
};

export default function NotificationsPage() {
  const templates = useTemplates();
  const { send, sendAll, busy } = useSendAgain();
  const shown = useNavigation().location.search;
  const { rows = [] } = useAdminList(teamMails).page.data ?? {};
  const [sending, setSending] = useState<string>();
  const templateWords = Object.fromEntries(
    (templates.data?.templates ?? []).map((template) => [template, codeWords(template)]),
  );
  return (
    <AdminListPage
      list={teamMails}
      things="mails"
      columns={columns}
      detail={mailDetail}
      searchHint="Part of an address"
      filters={[stateFilter, choiceFilter('template', 'Mail', 'Any mail', templateWords)]}
      empty={{ title: 'No mails yet', text: 'Every mail of the last 30 days stands here.' }}
      rowName={({ recipient, template }) => `${codeWords(template)} to ${recipient}`}
      rowActions={(mail) =>
        isSendable(mail) && (
          <Button
            size="sm"
            aria-label={`${sendWords(mail)} to ${mail.recipient}`}
            busy={busy && sending === mail.id}
            busyLabel="Sending..."
            onClick={() => {
              setSending(mail.id);
              send([mail.id]);
            }}
          >
            {sendWords(mail)}
          </Button>
        )
      }
      selectionBar={(chosen) => <SendChosen {...chosen} />}
      action={
        <Button variant="primary" href="/admin/notifications/announcements" linkComponent={Link}>
          Announce something
        </Button>
      }
    >
      <NotificationLinks />
      {undelivered.test(shown) && rows.length > 0 && (
        <Cluster justify="end">
          <Button busy={busy && sending === undefined} busyLabel="Sending..." onClick={sendAll}>
            Send all undelivered mails again
          </Button>
        </Cluster>
      )}
    </AdminListPage>
  );
}
