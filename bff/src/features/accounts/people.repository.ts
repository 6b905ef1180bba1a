import { sql, type RawBuilder } from 'kysely';
import type { listPeople, Person, PersonRow, TeamHistoryEntry } from '@gift-registry/bff-contract';
import { auditHistory, registryState } from '../../platform/admin-lists/team-columns.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { keysetList, type FilterOf } from '../../platform/database/keyset-list.ts';
import {
  addressPattern,
  beginsAddress,
  containing,
  startingWith,
} from '../../platform/database/search-patterns.ts';
import { effectiveRole } from '../../platform/sessions/logins.repository.ts';

type Filter = FilterOf<typeof listPeople>;
type Condition = RawBuilder<boolean>;

const stateConditions: Readonly<Record<PersonRow['state'], Condition>> = {
  locked: sql`users.locked_at is not null`,
  leaving: sql`users.deletes_at is not null`,
  unconfirmed: sql`users.email_verified_at is null`,
  active: sql`users.locked_at is null and users.deletes_at is null and users.email_verified_at is not null`,
};

const state = sql<PersonRow['state']>`case
  when users.locked_at is not null then 'locked'
  when users.deletes_at is not null then 'leaving'
  when users.email_verified_at is null then 'unconfirmed' else 'active' end`;

const columns = sql`
  users.id, users.email, concat_ws(' ', profiles.first_name, profiles.last_name) as name,
  ${effectiveRole} as role, ${state} as state, users.created_at,
  (select count(*)::int from registries
    where registries.owner_id = users.id and registries.deleted_at is null) as registries`;

const limits = ({ role, state: wanted }: Filter): readonly Condition[] => [
  ...(role
    ? [
        sql<boolean>`exists (select from user_roles given
          where given.user_id = users.id and given.role = ${role})`,
      ]
    : []),
  ...(wanted ? [stateConditions[wanted]] : []),
];

export const findPeople = keysetList<PersonRow, Filter>({
  from: sql`users`,
  id: sql`users.id`,
  columns,
  joins: sql`left join profiles on profiles.id = users.id`,
  where: limits,
  anyOf: ({ search }) => [
    search
      ? sql<boolean>`users.id = any(array(${peopleNamed(search.toLowerCase())}))`
      : sql<boolean>`true`,
  ],
  sorts: {
    created: { by: sql`users.id`, type: 'uuid' },
    email: { by: sql`users.email`, type: 'text' },
  },
});

type Account = Omit<Person, 'ownRegistries' | 'history'>;

export async function findPerson(db: Db, userId: string): Promise<Person | undefined> {
  const { rows } = await sql<Account>`
    select ${columns}, users.email_verified_at as confirmed_at, users.locked_at, users.deletes_at,
           (select count(*)::int from sessions where sessions.user_id = users.id
             and sessions.session_epoch = users.session_epoch and sessions.expires_at > now()) as devices,
           (select max(last_seen_at) from sessions where sessions.user_id = users.id) as last_seen_at
      from users left join profiles on profiles.id = users.id
     where users.id = ${userId}`.execute(db);
  const [account] = rows;
  if (!account) return undefined;
  const { rows: ownRegistries } = await sql<Person['ownRegistries'][number]>`
    select registries.id, registry_name as name, ${registryState} as state from registries
     where owner_id = ${userId} order by registries.id desc limit 50`.execute(db);
  const { rows: history } = await sql<TeamHistoryEntry>`
    select * from ${auditHistory(sql`entry.subject = ${`user:${userId}`}`)} entries
     order by at desc limit 100`.execute(db);
  return { ...account, ownRegistries, history };
}

export const lockPersonRow = (trx: Db, userId: string) =>
  trx
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.emailVerifiedAt',
      'users.lockedAt',
      'users.deletesAt',
      sql<string>`coalesce(profiles.first_name, '')`.as('firstName'),
      effectiveRole.as('role'),
    ])
    .where('users.id', '=', userId)
    .forUpdate('users')
    .executeTakeFirst();

export async function setLocked(trx: Db, userId: string, locked: boolean): Promise<void> {
  await trx
    .updateTable('users')
    .set({ lockedAt: locked ? sql<string>`now()` : null })
    .where('id', '=', userId)
    .execute();
}

/** More people of one name are not looked at: a longer search finds the one that is meant. */
const MOST_PEOPLE = 200;

/** A statement for the ids of accounts with these small letters in their name or email. */
export function peopleNamed(search: string, most = MOST_PEOPLE) {
  const byEmail = sql`
    (select id from users where email like ${addressPattern(search)} limit ${most})`;
  if (beginsAddress(search)) return byEmail;
  const like = search.length < 3 ? startingWith(search) : containing(search);
  return sql`${byEmail}
    union all
    (select id from profiles where lower(first_name || ' ' || last_name) like ${like} limit ${most})`;
}
