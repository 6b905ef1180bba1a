import { sql } from 'kysely';
import type { RegistryHosts } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { findRequests } from './co-host-requests.repository.ts';
import { hostRole } from './registry-hosts.repository.ts';

type Person = RegistryHosts['owner'];

const people = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id as userId', 'profiles.firstName', 'profiles.lastName', 'users.email']);

const findCoHosts = (db: Db, registryId: string): Promise<Person[]> =>
  people(db)
    .innerJoin('coHosts', 'coHosts.userId', 'users.id')
    .where('coHosts.registryId', '=', registryId)
    .orderBy('coHosts.createdAt')
    .execute();

const findInvitations = (db: Db, registryId: string): Promise<RegistryHosts['invitations']> =>
  db
    .selectFrom('coHostInvitations')
    .select(['id', 'email', 'expiresAt', sql<boolean>`expires_at <= now()`.as('expired')])
    .where('registryId', '=', registryId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('id')
    .execute();

export const findPerson = (db: Db, userId: string): Promise<Person> =>
  people(db).where('users.id', '=', userId).executeTakeFirstOrThrow();

export async function findHosts(
  db: Db,
  userId: string,
  registryId: string,
): Promise<RegistryHosts> {
  const { ownerId, role, handoverTo } = await db
    .selectFrom('registries')
    .select(['ownerId', 'handoverTo', hostRole(userId).as('role')])
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();
  return {
    role,
    handoverTo,
    owner: await findPerson(db, ownerId),
    coHosts: await findCoHosts(db, registryId),
    invitations: role === 'owner' ? await findInvitations(db, registryId) : [],
    requests: role === 'owner' ? await findRequests(db, registryId) : [],
  };
}

export async function countHosts(db: Db, registryId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from co_hosts where registry_id = ${registryId})
      + (select count(*) from co_host_invitations
          where registry_id = ${registryId} and accepted_at is null and revoked_at is null) as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function isHostAddress(db: Db, registryId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from users
     where email = ${email} and (
       id = (select owner_id from registries where id = ${registryId})
       or id in (select user_id from co_hosts where registry_id = ${registryId}))`.execute(db);
  return rows.length > 0;
}

interface FoundHostChange {
  readonly email: string;
  readonly firstName: string;
  readonly personName: string;
  readonly registryName: string;
}

export async function findHostChange(
  db: Db,
  registryId: string,
  { to, by }: { readonly to: string; readonly by: string },
): Promise<FoundHostChange> {
  const { rows } = await sql<FoundHostChange>`
    select users.email, told.first_name, r.registry_name,
           trim(actor.first_name || ' ' || actor.last_name) as person_name
      from registries r, users join profiles told on told.id = users.id, profiles actor
     where r.id = ${registryId} and users.id = ${to} and actor.id = ${by}`.execute(db);
  const [change] = rows;
  if (!change) throw new Error('A host of this change has no account.');
  return change;
}

interface NewInvitation {
  readonly registryId: string;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly invitedBy: string;
}

export async function saveInvitation(trx: Db, invitation: NewInvitation): Promise<void> {
  const { registryId, email, tokenHash, invitedBy } = invitation;
  await sql`
    insert into co_host_invitations (registry_id, email, token_hash, invited_by, expires_at)
    values (${registryId}, ${email}, ${tokenHash}, ${invitedBy}, now() + interval '7 days')
    on conflict (registry_id, email) where accepted_at is null and revoked_at is null
    do update set token_hash = excluded.token_hash, invited_by = excluded.invited_by,
      created_at = now(), expires_at = excluded.expires_at`.execute(trx);
}

export async function findInvitedAddress(
  db: Db,
  registryId: string,
  invitationId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('coHostInvitations')
    .select('email')
    .where('id', '=', invitationId)
    .where('registryId', '=', registryId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return found?.email;
}

export async function revokeInvitation(
  trx: Db,
  registryId: string,
  invitationId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('coHostInvitations')
    .set({ revokedAt: sql`now()` })
    .where('id', '=', invitationId)
    .where('registryId', '=', registryId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface FoundInvitation {
  readonly id: string;
  readonly registryId: string;
  readonly registryName: string;
  readonly ownerId: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly accepted: boolean;
  readonly expired: boolean;
}

const invitations = (tokenHash: Buffer) => sql`
  select i.id, i.registry_id, r.registry_name, r.owner_id, i.email, i.accepted_at is not null as accepted,
         i.expires_at <= now() as expired,
         trim(coalesce(p.first_name || ' ' || p.last_name, '')) as invited_by
    from co_host_invitations i
    join registries r on r.id = i.registry_id and r.deleted_at is null
    left join profiles p on p.id = i.invited_by
   where i.token_hash = ${tokenHash} and i.revoked_at is null`;

export async function findInvitation(
  db: Db,
  tokenHash: Buffer,
): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`${invitations(tokenHash)}`.execute(db);
  return rows[0];
}

export async function lockInvitation(
  trx: Db,
  tokenHash: Buffer,
): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`
    ${invitations(tokenHash)} and i.accepted_at is null and i.expires_at > now()
    for no key update of i`.execute(trx);
  return rows[0];
}

/** Resolves to false for the loser of a race. */
export async function consumeInvitation(trx: Db, invitationId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('coHostInvitations')
    .set({ acceptedAt: sql`now()` })
    .where('id', '=', invitationId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addCoHost(trx: Db, registryId: string, userId: string): Promise<void> {
  await sql`
    insert into co_hosts (registry_id, user_id)
    select id, ${userId} from registries where id = ${registryId} and owner_id <> ${userId}
    on conflict do nothing`.execute(trx);
}

export async function deleteCoHost(trx: Db, registryId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('coHosts')
    .where('registryId', '=', registryId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  await trx
    .updateTable('registries')
    .set({ handoverTo: null })
    .where('id', '=', registryId)
    .where('handoverTo', '=', userId)
    .execute();
  return numDeletedRows > 0n;
}

export async function setHandover(
  trx: Db,
  registryId: string,
  userId: string | null,
): Promise<void> {
  await trx
    .updateTable('registries')
    .set({ handoverTo: userId })
    .where('id', '=', registryId)
    .execute();
}

export async function takeOver(trx: Db, registryId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ formerOwner: string }>`
    with offered as (
      select id, owner_id from registries where id = ${registryId} and handover_to = ${userId} for no key update
    ), taken as (
      update registries r set owner_id = ${userId}, handover_to = null
        from offered where r.id = offered.id
    )
    select owner_id as former_owner from offered`.execute(trx);
  const [taken] = rows;
  if (!taken) return false;
  await trx
    .deleteFrom('coHosts')
    .where('registryId', '=', registryId)
    .where('userId', '=', userId)
    .execute();
  await addCoHost(trx, registryId, taken.formerOwner);
  return true;
}

/** The privacy policy names this period. */
export const deleteEndedInvitations = (db: Db): Promise<boolean> =>
  deleteBatch(
    db,
    'coHostInvitations',
    sql`coalesce(accepted_at, revoked_at, expires_at) < now() - interval '180 days'`,
  );
