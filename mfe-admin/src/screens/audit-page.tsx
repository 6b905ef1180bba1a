import { auditEntries, formatTime, type AuditRow } from '@gift-registry/bff-contract';
import { RemovableChip } from '@gift-registry/design-system/chip';
import { Cluster } from '@gift-registry/design-system/layout';
import type { TableColumn } from '@gift-registry/design-system/table';
import { entryPath, kindWords, subjectWords, codeWords } from '../features/team/audit-words.ts';
import { RowLink, type DetailPage } from '../features/team/lists/list-beside.tsx';
import { Link } from '@gift-registry/shell-contract';
import { AdminListPage } from '../features/team/lists/admin-list-page.tsx';
import { choiceFilter, useAdminList } from '../features/team/lists/admin-list.ts';

const columns: readonly TableColumn<AuditRow>[] = [
  {
    id: 'action',
    header: 'What',
    cell: ({ id, action }) => <RowLink to={entryPath(id)}>{codeWords(action)}</RowLink>,
  },
  {
    id: 'actor',
    header: 'Who',
    cell: ({ actorId, actorName, actorEmail }) => (
      <>
        {actorId ? <Link to={`/admin/audit?actorId=${actorId}`}>{actorName}</Link> : actorName}
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

const entryDetail: DetailPage = {
  path: '/admin/audit/:entryId',
  load: () => import('./audit-entry-page.tsx').then((page) => page.default),
};

/** The person and the action of the address, which no filter lists. */
function ChosenEntries() {
  const { query, page, change } = useAdminList(auditEntries);
  const { actorId, action } = query;
  if (!actorId && !action) return null;
  return (
    <Cluster>
      {actorId && (
        <RemovableChip
          label={page.data?.rows.find((row) => row.actorId === actorId)?.actorName ?? 'One person'}
          removeLabel="Show the entries of everybody"
          onRemove={() => change({ actorId: undefined })}
        />
      )}
      {action && (
        <RemovableChip
          label={codeWords(action)}
          removeLabel="Show all actions"
          onRemove={() => change({ action: undefined })}
        />
      )}
    </Cluster>
  );
}

export default function AuditPage() {
  return (
    <AdminListPage
      list={auditEntries}
      things="audit entries"
      columns={columns}
      detail={entryDetail}
      searchHint="Person, action or subject"
      filters={filters}
      empty={{
        title: 'No entries yet',
        text: 'Changes by the team, owners and co-hosts stand here.',
      }}
      rowName={({ action, actorName }) => `${codeWords(action)} by ${actorName}`}
    >
      <ChosenEntries />
    </AdminListPage>
  );
}
