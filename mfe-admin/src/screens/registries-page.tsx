import {
  formatDay,
  formatNumber,
  occasionLabels,
  teamRegistries,
  type TeamRegistryRow,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import type { TableColumn } from '@gift-registry/design-system/table';
import { RowLink, type DetailPage } from '../features/team/lists/list-beside.tsx';
import { AdminListPage } from '../features/team/lists/admin-list-page.tsx';
import { choiceFilter } from '../features/team/lists/admin-list.ts';
import { registryPath, stateTones, stateWords } from '../features/registries/registry-words.ts';

const columns: readonly TableColumn<TeamRegistryRow>[] = [
  {
    id: 'name',
    header: 'Registry',
    cell: ({ id, name }) => <RowLink to={registryPath(id)}>{name}</RowLink>,
    sortable: true,
  },
  {
    id: 'owner',
    header: 'Owner',
    cell: ({ ownerName, ownerEmail }) => (
      <>
        {ownerName || 'No name'}
        <br />
        {ownerEmail}
      </>
    ),
  },
  {
    id: 'event',
    header: 'Date',
    cell: ({ eventDate }) => <time dateTime={eventDate}>{formatDay(eventDate, 'UTC')}</time>,
    sortable: true,
    width: 'narrow',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>,
    width: 'narrow',
  },
  {
    id: 'items',
    header: 'Items',
    cell: ({ items }) => formatNumber(items),
    align: 'end',
    width: 'tiny',
  },
  {
    id: 'gifts',
    header: 'Gifts',
    cell: ({ gifts }) => formatNumber(gifts),
    align: 'end',
    width: 'tiny',
  },
  {
    id: 'created',
    header: 'Created',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    sortable: true,
    descendingFirst: true,
    width: 'narrow',
  },
];

const filters = [
  choiceFilter('state', 'State', 'Any state', stateWords),
  choiceFilter('occasion', 'Occasion', 'Any occasion', occasionLabels),
  choiceFilter('unusual', 'Gifts', 'Any gifts', { today: 'Unusual gifts today' }),
];

const registryDetail: DetailPage = {
  path: '/admin/registries/:registryId',
  load: () => import('./registry/registry-page.tsx').then((page) => page.default),
};

export default function RegistriesPage() {
  return (
    <AdminListPage
      list={teamRegistries}
      things="registries"
      columns={columns}
      detail={registryDetail}
      searchHint="Name, owner or code"
      filters={filters}
      empty={{ title: 'No registries yet', text: 'Registries of all hosts stand here.' }}
      rowName={({ name }) => name}
    />
  );
}
