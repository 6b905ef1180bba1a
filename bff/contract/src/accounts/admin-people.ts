import { z } from 'zod';
import { defineAdminList } from '../definitions/admin-list.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { id, timestamp } from '../fields/id.ts';
import { reason } from '../fields/reason.ts';
import { teamRegistryStates } from '../registries/registries.ts';
import { teamHistoryEntry } from '../definitions/admin-entries.ts';
import { roles } from '../roles.ts';

export const personStates = ['active', 'unconfirmed', 'locked', 'leaving'] as const;

const personRow = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.enum(roles).catch('viewer'),
    state: z.enum(personStates).catch('active'),
    registries: z.int(),
    createdAt: timestamp,
  })
  .meta({ id: 'PersonRow' });
export type PersonRow = z.infer<typeof personRow>;

export const people = defineAdminList({
  id: 'People',
  things: 'people',
  path: '/api/admin/people',
  access: 'support',
  row: personRow,
  filters: { role: z.enum(roles).optional(), state: z.enum(personStates).optional() },
  sort: z.enum(['created', '-created', 'email', '-email']).default('-created'),
  columns: {
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    Role: ({ role }) => role,
    State: ({ state }) => state,
    Registries: ({ registries }) => registries,
    Joined: ({ createdAt }) => createdAt,
  },
});
export const { list: listPeople, csv: exportPeople } = people;

const person = z
  .object({
    ...personRow.shape,
    confirmedAt: timestamp.nullable(),
    lockedAt: timestamp.nullable(),
    deletesAt: timestamp.nullable(),
    devices: z.int(),
    lastSeenAt: timestamp.nullable(),
    ownRegistries: z.array(
      z.object({ id, name: z.string(), state: z.enum(teamRegistryStates).catch('draft') }),
    ),
    history: z.array(teamHistoryEntry),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

const change = {
  method: 'POST',
  params: z.object({ userId: id }),
  failureMessage: 'Nothing was changed. Please try again.',
  responses: { 200: person },
} as const;

const because = z.strictObject({ why: reason });

export const getPerson = defineRoute({
  id: 'getPerson',
  method: 'GET',
  path: '/api/admin/people/:userId',
  access: 'support',
  summary: 'An account with its registries and history',
  failureMessage: 'Failed to load this person. Please try again.',
  params: change.params,
  responses: { 200: person },
});

export const changeRole = defineRoute({
  ...change,
  id: 'changeRole',
  path: '/api/admin/people/:userId/role',
  access: 'admin',
  summary: 'Gives another role and ends all sessions; needs a confirmed password',
  body: z.strictObject({ role: z.enum(roles), why: reason }),
});

export const signPersonOut = defineRoute({
  ...change,
  id: 'signPersonOut',
  path: '/api/admin/people/:userId/sign-out',
  access: 'support',
  summary: 'Ends all sessions of an account',
  body: because,
});

export const lockPerson = defineRoute({
  ...change,
  id: 'lockPerson',
  path: '/api/admin/people/:userId/lock',
  access: 'admin',
  summary: 'Locks an account, or unlocks it',
  body: z.strictObject({ locked: z.boolean(), why: reason }),
});

export const confirmPersonEmail = defineRoute({
  ...change,
  id: 'confirmPersonEmail',
  path: '/api/admin/people/:userId/confirmation',
  access: 'admin',
  summary: 'Confirms an email address by hand',
  body: because,
});

export const mailPersonConfirmation = defineRoute({
  ...change,
  id: 'mailPersonConfirmation',
  path: '/api/admin/people/:userId/mails',
  access: 'support',
  summary: 'Sends the mail that confirms an address once more',
  body: because,
});

export const exportPersonData = defineRoute({
  ...change,
  id: 'exportPersonData',
  path: '/api/admin/people/:userId/export',
  access: 'admin',
  summary: 'Makes the file with all data of a person, who gets its link by mail',
  body: because,
});

export const deletePerson = defineRoute({
  ...change,
  id: 'deletePerson',
  path: '/api/admin/people/:userId/deletion',
  access: 'admin',
  summary: 'Schedules the deletion of an account, or keeps the account; needs a confirmed password',
  body: z.strictObject({ deleted: z.boolean(), why: reason }),
});
