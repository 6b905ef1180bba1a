import {
  formatTime,
  getPerson,
  plural,
  queryKeyOf,
  type Person,
  changeRole,
  confirmPersonEmail,
  deletePerson,
  exportPersonData,
  isTeam,
  lockPerson,
  mailPersonConfirmation,
  roles,
  signPersonOut,
  type Role,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useRead } from '../api.ts';
import { DetailLayout } from '../features/team/detail-layout.tsx';
import { Columns, Facts, Section } from '../features/team/section.tsx';
import { TeamHistory } from '../features/team/team-history.tsx';
import { TeamActions, type TeamAction } from '../features/team/team-actions.tsx';
import { useMay } from '../features/team/use-may.ts';
import {
  personStateTones,
  personStateWords,
  roleWords,
} from '../features/accounts/person-words.ts';
import { registryPath, stateTones, stateWords } from '../features/registries/registry-words.ts';

type Action = TeamAction<Person>;

const roleOf = (value: string): Role => roles.find((role) => role === value) ?? 'viewer';

const paramsOf = ({ id: userId }: Person) => ({ userId });

const signOut = (person: Person): Action => ({
  id: 'sign-out',
  route: signPersonOut,
  label: 'Sign out everywhere',
  text: 'All devices of this account are signed out at once.',
  done: 'Signed out everywhere',
  send: (api, { why }) => api(signPersonOut, { params: paramsOf(person), body: { why } }),
});

const mailAgain = (person: Person): Action => ({
  id: 'mail-again',
  route: mailPersonConfirmation,
  label: 'Send the confirmation again',
  text: `${person.email} gets a new mail with a link that confirms the address. Earlier links end.`,
  done: 'The mail is on its way',
  send: (api, { why }) => api(mailPersonConfirmation, { params: paramsOf(person), body: { why } }),
});

const confirm = (person: Person): Action => ({
  id: 'confirm',
  route: confirmPersonEmail,
  label: 'Confirm the address',
  text: 'Do this only when you know that the person reads this mailbox.',
  done: 'The address is confirmed',
  send: (api, { why }) => api(confirmPersonEmail, { params: paramsOf(person), body: { why } }),
});

const giveRole = (person: Person): Action => ({
  id: 'role',
  route: changeRole,
  label: 'Change the role',
  text: 'The person is signed out everywhere, and has the new role from the next sign-in on.',
  field: {
    label: 'New role',
    options: roles
      .filter((role) => role !== person.role && (person.confirmedAt !== null || !isTeam(role)))
      .map((value) => ({ value, label: roleWords[value] })),
  },
  done: 'The role is changed',
  send: (api, { why, value }) =>
    api(changeRole, { params: paramsOf(person), body: { role: roleOf(value), why } }),
});

const lock = (person: Person): Action => {
  const locked = person.lockedAt === null;
  return {
    id: locked ? 'lock' : 'unlock',
    route: lockPerson,
    label: locked ? 'Lock the account' : 'Unlock the account',
    text: locked
      ? 'The person is signed out and can’t sign in until you unlock the account.'
      : 'The person can sign in again.',
    danger: locked,
    done: locked ? 'The account is locked' : 'The account is unlocked',
    send: (api, { why }) => api(lockPerson, { params: paramsOf(person), body: { locked, why } }),
  };
};

const exportData = (person: Person): Action => ({
  id: 'export',
  route: exportPersonData,
  label: 'Make their data file',
  text: `${person.email} gets a mail when the file is ready. Only the person can open it.`,
  done: 'The file is being made',
  send: (api, { why }) => api(exportPersonData, { params: paramsOf(person), body: { why } }),
});

const remove = (person: Person): Action => {
  const deleted = person.deletesAt === null;
  return {
    id: deleted ? 'delete' : 'keep',
    route: deletePerson,
    label: deleted ? 'Delete the account' : 'Keep the account',
    text: deleted
      ? 'The account and its registries are hidden now and deleted in 14 days. Until then you or the person can keep it.'
      : 'The account and its registries come back.',
    danger: deleted,
    done: deleted ? 'The account will be deleted' : 'The account stays',
    send: (api, { why }) => api(deletePerson, { params: paramsOf(person), body: { deleted, why } }),
  };
};

const personActions = (person: Person): readonly Action[] => [
  giveRole(person),
  signOut(person),
  ...(person.confirmedAt === null ? [mailAgain(person), confirm(person)] : []),
  exportData(person),
  lock(person),
  remove(person),
];

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
