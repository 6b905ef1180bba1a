import { formatTime, teamQueries, type QueryRow } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import type { TableColumn } from '@gift-registry/design-system/table';
import { RowLink, type DetailPage } from '../features/team/lists/list-beside.tsx';
import { AdminListPage } from '../features/team/lists/admin-list-page.tsx';
import { choiceFilter } from '../features/team/lists/admin-list.ts';
import { queryStateTones, queryStateWords } from '../features/support/query-words.ts';

const columns: readonly TableColumn<QueryRow>[] = [
  {
    id: 'from',
    header: 'From',
    cell: ({ id, name, email }) => (
      <>
        <RowLink to={`/admin/queries/${id}`}>{name}</RowLink>
        <br />
        {email}
      </>
    ),
    width: 'wide',
  },
  { id: 'text', header: 'Query', cell: ({ beginning }) => beginning, card: 'plain' },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={queryStateTones[state]}>{queryStateWords[state]}</Badge>,
    width: 'narrow',
  },
  {
    id: 'created',
    header: 'Sent',
    cell: ({ createdAt }) => formatTime(createdAt),
    sortable: true,
    descendingFirst: true,
    width: 'medium',
  },
];

const filters = [choiceFilter('state', 'State', 'Any state', queryStateWords)];

const queryDetail: DetailPage = {
  path: '/admin/queries/:queryId',
  load: () => import('./query-page.tsx').then((page) => page.default),
};

export default function QueriesPage() {
  return (
    <AdminListPage
      list={teamQueries}
      things="queries"
      columns={columns}
      detail={queryDetail}
      searchHint="Name, email or words"
      filters={filters}
      empty={{ title: 'No queries yet', text: 'What people ask by Post a Query stands here.' }}
      rowName={({ name }) => name}
    />
  );
}
