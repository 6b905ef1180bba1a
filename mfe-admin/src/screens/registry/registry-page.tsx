import {
  formatDay,
  formatTime,
  getTeamRegistry,
  moneyText,
  queryKeyOf,
  type TeamRegistry,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Table, type TableColumn } from '@gift-registry/design-system/table';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useRead } from '../../api.ts';
import { DetailLayout } from '../../features/team/detail-layout.tsx';
import { Columns, Facts, Section } from '../../features/team/section.tsx';
import { TeamHistory } from '../../features/team/team-history.tsx';
import { TeamActions } from '../../features/team/team-actions.tsx';
import { personPath } from '../../features/accounts/person-words.ts';
import {
  linkTones,
  linkWords,
  stateTones,
  stateWords,
} from '../../features/registries/registry-words.ts';
import { Givers } from './givers.tsx';
import { registryActions } from './registry-actions.tsx';

const itemColumns: readonly TableColumn<TeamRegistry['itemList'][number]>[] = [
  { id: 'name', header: 'Gift', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'taken',
    header: 'Taken',
    cell: (item) =>
      [!item.isFund && `${item.taken} of ${item.wanted}`, moneyText(item, null)]
        .filter(Boolean)
        .join(', ') || 'No money yet',
    sortBy: ({ taken }) => taken,
    align: 'end',
    width: 'medium',
  },
];

const linkColumns: readonly TableColumn<TeamRegistry['links'][number]>[] = [
  { id: 'label', header: 'Link', cell: ({ label }) => label },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={linkTones[state]}>{linkWords[state]}</Badge>,
    width: 'narrow',
  },
  { id: 'made', header: 'Made', cell: ({ createdAt }) => formatTime(createdAt) },
];

function Overview({ registry }: { readonly registry: TeamRegistry }) {
  const { ownerId, ownerName, ownerEmail, coHosts, eventDate, createdAt } = registry;
  const { restorableUntil } = registry;
  return (
    <Section title="Registry">
      <Facts
        facts={[
          [
            'Owner',
            <TextLink key={ownerId} href={personPath(ownerId)} linkComponent={Link}>
              {ownerName || ownerEmail}
            </TextLink>,
          ],
          ['Date', formatDay(eventDate, 'UTC')],
          ['Created', formatTime(createdAt)],
          coHosts.length > 0 && ['Co-hosts', coHosts.map(({ name }) => name).join(', ')],
          restorableUntil && ['Can be restored until', formatTime(restorableUntil)],
        ]}
      />
    </Section>
  );
}

export default function RegistryPage() {
  const params = { registryId: usePathParams()['registryId'] ?? '' };
  const queryKey = queryKeyOf(getTeamRegistry, { params });
  const read = useRead(getTeamRegistry, { params });
  return (
    <DetailLayout
      thing="registry"
      read={read}
      list={{ href: '/admin/registries', title: 'Registry Management' }}
      title={({ name }) => name}
      lede={({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
    >
      {(registry) => (
        <>
          <TeamActions
            actions={registryActions(registry)}
            subject={registry.id}
            queryKey={queryKey}
          />
          <Columns
            main={
              <>
                <Overview registry={registry} />
                <Givers {...{ registry, queryKey }} />
                <Section title="Items">
                  <Table
                    label="Items"
                    rows={registry.itemList}
                    columns={itemColumns}
                    rowId={({ id }) => id}
                    first={8}
                    shortcuts={false}
                    empty={<p>No items yet.</p>}
                  />
                </Section>
                <Section title="Links">
                  <Table
                    label="Links"
                    rows={registry.links}
                    columns={linkColumns}
                    rowId={({ id }) => id}
                    first={8}
                    shortcuts={false}
                    empty={<p>No links yet.</p>}
                  />
                </Section>
              </>
            }
            side={<TeamHistory entries={registry.history} />}
          />
        </>
      )}
    </DetailLayout>
  );
}
