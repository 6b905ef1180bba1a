import {
  formatTime,
  getPerson,
  plural,
  queryKeyOf,
  type Person,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useRead } from '../../api.ts';
import { DetailLayout } from '../../features/team/detail-layout.tsx';
import { Columns, Facts, Section } from '../../features/team/section.tsx';
import { TeamHistory } from '../../features/team/team-history.tsx';
import { TeamActions } from '../../features/team/team-actions.tsx';
import { useMay } from '../../features/team/use-may.ts';
import {
  personStateTones,
  personStateWords,
  roleWords,
} from '../../features/accounts/person-words.ts';
import { registryPath, stateTones, stateWords } from '../../features/registries/registry-words.ts';
import { personActions } from './person-actions.tsx';

const timeOr = (at: string | null, none: string) => (at === null ? none : formatTime(at));

function Registries({ person: { ownRegistries } }: { readonly person: Person }) {
  return (
    <Section title="Registries">
      {ownRegistries.length === 0 && <p>No registries.</p>}
      {ownRegistries.map(({ id, name, state }) => (
        <Cluster key={id}>
          <TextLink href={registryPath(id)} linkComponent={Link}>
            {name}
          </TextLink>
          <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        </Cluster>
      ))}
    </Section>
  );
}

export default function PersonPage() {
  const may = useMay();
  const mayChange = ({ role }: Person) => role !== 'admin' || may({ access: 'admin' });
  const params = { userId: usePathParams()['userId'] ?? '' };
  const queryKey = queryKeyOf(getPerson, { params });
  const read = useRead(getPerson, { params });
  return (
    <DetailLayout
      thing="person"
      read={read}
      list={{ href: '/admin/people', title: 'People' }}
      title={({ name, email }) => name || email}
      lede={({ state, role }) => (
        <>
          <Badge tone={personStateTones[state]}>{personStateWords[state]}</Badge>{' '}
          <Badge>{roleWords[role]}</Badge>
        </>
      )}
    >
      {(person) => (
        <>
          <TeamActions
            actions={mayChange(person) ? personActions(person) : []}
            subject={person.id}
            queryKey={queryKey}
          />
          <Columns
            main={
              <>
                <Section title="Account">
                  <Facts
                    facts={[
                      ['Email', person.email],
                      ['Confirmed', timeOr(person.confirmedAt, 'Not yet')],
                      ['Joined', formatTime(person.createdAt)],
                      ['Signed in on', plural(person.devices, '1 device', '# devices')],
                      ['Last seen', timeOr(person.lastSeenAt, 'Not signed in')],
                      person.deletesAt && ['Deleted on', formatTime(person.deletesAt)],
                    ]}
                  />
                </Section>
                <Registries person={person} />
              </>
            }
            side={<TeamHistory entries={person.history} />}
          />
        </>
      )}
    </DetailLayout>
  );
}
