import {
  changeRole,
  formatDay,
  formatNumber,
  people,
  type PersonRow,
  ApiError,
  listPeople,
  queryKeyOf,
  type ApiCall,
  type Person,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import type { TableColumn } from '@gift-registry/design-system/table';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { RowLink, type DetailPage } from '../features/team/lists/list-beside.tsx';
import { AdminListPage } from '../features/team/lists/admin-list-page.tsx';
import { choiceFilter } from '../features/team/lists/admin-list.ts';
import { useMay } from '../features/team/use-may.ts';
import {
  personPath,
  personStateTones,
  personStateWords,
  roleWords,
} from '../features/accounts/person-words.ts';
import { Button } from '@gift-registry/design-system/button';
import { useQueryClient } from '@tanstack/react-query';
import { ActionDialog, type TeamAction } from '../features/team/team-actions.tsx';

const refused = (message: string) =>
  new ApiError(message, { code: 'conflict', status: 409, field: 'email' });

async function findByEmail(api: ApiCall, typed: string): Promise<string> {
  const email = typed.toLowerCase();
  const { rows } = await api(listPeople, { query: { search: email } });
  const found = rows.find((person) => person.email === email);
  if (!found) throw refused('No account has this address.');
  if (found.role === 'support') throw refused('This person is in support already.');
  if (found.role === 'admin') throw refused('This person is an admin, who may do all of it.');
  return found.id;
}

const addToSupport: TeamAction<Person> = {
  id: 'add-to-support',
  route: changeRole,
  label: 'Add to support',
  text: 'The person sees everything in the control center, and may resend mails, sign people out, pause gifts and add notes. They sign in anew.',
  field: { label: 'Email', hint: 'Of somebody with an account' },
  usualWhy: 'Joins the support team.',
  done: 'Added to support',
  send: async (api, { value, why }) =>
    api(changeRole, {
      params: { userId: await findByEmail(api, value) },
      body: { role: 'support', why },
    }),
};

/** The main action of People: the usual change of a role, without the way over the person's page. */
function AddToSupport() {
  const layer = useHistoryLayer('add-to-support');
  const queries = useQueryClient();
  return (
    <>
      <Button variant="primary" onClick={() => layer.show()}>
        {addToSupport.label}
      </Button>
      {layer.open && (
        <ActionDialog
          action={addToSupport}
          subject="people"
          layer={layer}
          onDone={() => void queries.invalidateQueries({ queryKey: queryKeyOf(listPeople) })}
        />
      )}
    </>
  );
}

const columns: readonly TableColumn<PersonRow>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ id, email }) => <RowLink to={personPath(id)}>{email}</RowLink>,
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

const personDetail: DetailPage = {
  path: '/admin/people/:userId',
  load: () => import('./person-page.tsx').then((page) => page.default),
};

export default function PeoplePage() {
  const may = useMay();
  return (
    <AdminListPage
      list={people}
      things="people"
      columns={columns}
      detail={personDetail}
      searchHint="Name or email"
      filters={filters}
      empty={{ title: 'No people yet', text: 'Everybody with an account stands here.' }}
      rowName={({ email }) => email}
      action={may(changeRole) && <AddToSupport />}
    />
  );
}
