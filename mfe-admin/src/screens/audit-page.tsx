import { auditEntries, formatTime, type AuditRow } from '@gift-registry/bff-contract';
import type { TableColumn } from '@gift-registry/design-system/table';
import { Link } from '@gift-registry/shell-contract';
import { entryPath, kindWords, subjectWords, codeWords } from '../features/team/audit-words.ts';
import { AdminListPage } from '../features/team/lists/admin-list-page.tsx';
import { choiceFilter } from '../features/team/lists/admin-list.ts';

const columns: readonly TableColumn<AuditRow>[] = [
  {
    id: 'action',
    header: 'What',
    cell: ({ id, action }) => <Link to={entryPath(id)}>{codeWords(action)}</Link>,
  },
  {
    id: 'actor',
    header: 'Who',
    cell: ({ actorName, actorEmail }) => (
      <>
        {actorName}
        {actorEmail && actorEmail !== actorName && (
          <>
            <br />
            {actorEmail}
          </>
        )}
      </>
    ),
  },
  {
    id: 'subject',
    header: 'Whom',
    cell: subjectWords,
  },
  { id: 'reason', header: 'Why', cell: ({ reason }) => reason ?? '–' },
  {
    id: 'at',
    header: 'When',
    cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>,
    sortable: true,
    descendingFirst: true,
    width: 'medium',
  },
];

const filters = [choiceFilter('kind', 'Kind', 'Everything', kindWords)];

export default function AuditPage() {
  return (
    <AdminListPage
      list={auditEntries}
      things="audit entries"
      columns={columns}
      searchHint="Person, action or subject"
      filters={filters}
      empty={{
        title: 'No entries yet',
        text: 'Changes by the team, owners and co-hosts stand here.',
      }}
      rowName={({ action, actorName }) => `${codeWords(action)} by ${actorName}`}
    />
  );
}
