import {
  changeRole,
  confirmPersonEmail,
  deletePerson,
  exportPersonData,
  isTeam,
  lockPerson,
  mailPersonConfirmation,
  roles,
  signPersonOut,
  type Person,
  type Role,
} from '@gift-registry/bff-contract';
import type { TeamAction } from '../../features/team/team-action.ts';
import { roleWords } from '../../features/accounts/person-words.ts';

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

export const personActions = (person: Person): readonly Action[] => [
  giveRole(person),
  signOut(person),
  ...(person.confirmedAt === null ? [mailAgain(person), confirm(person)] : []),
  exportData(person),
  lock(person),
  remove(person),
];
