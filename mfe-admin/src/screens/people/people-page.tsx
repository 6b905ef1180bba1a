import {
  changeRole,
  formatDay,
  formatNumber,
  people,
  type PersonRow,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import type { TableColumn } from '@gift-registry/design-system/table';
import { Link } from '@gift-registry/shell-contract';
import { AdminListPage } from '../../features/team/lists/admin-list-page.tsx';
import { choiceFilter } from '../../features/team/lists/admin-list.ts';
import { useMay } from '../../features/team/use-may.ts';
import {
  personPath,
  personStateTones,
  personStateWords,
  roleWords,
} from '../../features/accounts/person-words.ts';
import { AddToSupport } from './add-to-support.tsx';

const columns: readonly TableColumn<PersonRow>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ id, email }) => <Link to={personPath(id)}>{email}</Link>,
    sortable: true,
    width: 'wide',
  },
  { id: 'name', header: 'Name', cell: ({ name }) => name || 'No name', card: 'plain' },
  { id: 'role', header: 'Role', cell: ({ role }) => roleWords[role], width: 'narrow' },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={personStateTones[state]}>{personStateWords[state]}</Badge>,
    width: 'narrow',
  },
  {
    id: 'registries',
    header: 'Registries',
    cell: ({ registries }) => formatNumber(registries),
    align: 'end',
    width: 'narrow',
  },
  {
    id: 'created',
    header: 'Joined',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    sortable: true,
    descendingFirst: true,
    width: 'narrow',
  },
];

const filters = [
  choiceFilter('role', 'Role', 'Any role', roleWords),
  choiceFilter('state', 'State', 'Any state', personStateWords),
];

export default function PeoplePage() {
  const may = useMay();
  return (
    <AdminListPage
      list={people}
      things="people"
      columns={columns}
      searchHint="Name or email"
      filters={filters}
      empty={{ title: 'No people yet', text: 'Everybody with an account stands here.' }}
      rowName={({ email }) => email}
      action={may(changeRole) && <AddToSupport />}
    />
  );
}
