import { sql } from 'kysely';
import type { TeamHistoryEntry, TeamRegistry } from '@gift-registry/bff-contract';
import { auditHistory } from '../../platform/admin-lists/team-columns.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { returnableGifts } from '../giving/index.ts';
import { findTeamRegistries } from './team-registries.repository.ts';

export const lockTeamRegistry = (trx: Db, registryId: string) =>
  trx
    .selectFrom('registries')
    .select(['id', 'ownerId', 'status', 'deletedAt', 'giftsPausedAt'])
    .where('id', '=', registryId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function setPaused(trx: Db, registryId: string, paused: boolean): Promise<void> {
  await sql`
    update registries
       set gifts_paused_at = case when ${paused} then coalesce(gifts_paused_at, now()) end,
           pause_note = case when ${paused} then pause_note else '' end
     where id = ${registryId}`.execute(trx);
}

/** A draft has no open main link: the link waits with the registry, and comes back with it. */
export async function setPublished(trx: Db, registryId: string, published: boolean): Promise<void> {
  await sql`
    update registry_shares set is_active = ${published}, ended_with_registry = ${!published}
     where registry_id = ${registryId} and revoked_at is null
       and ${published ? sql`ended_with_registry` : sql`is_active`}`.execute(trx);
  await trx
    .updateTable('registries')
    .set({ status: published ? 'published' : 'draft' })
    .where('id', '=', registryId)
    .execute();
}

export async function revokeLinks(trx: Db, registryId: string): Promise<number> {
  const { rows } = await sql`
    update registry_shares set is_active = false, revoked_at = now()
     where registry_id = ${registryId} and revoked_at is null and (is_active or is_named)
    returning id`.execute(trx);
  return rows.length;
}

interface Guest {
  readonly registryId: string;
  readonly guestId: string;
}

/** Resolves to false when the guest was stopped already. */
export async function insertStop(trx: Db, guest: Guest): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('stoppedGuests')
    .values(guest)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteStop(trx: Db, { registryId, guestId }: Guest): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('stoppedGuests')
    .where('registryId', '=', registryId)
    .where('guestId', '=', guestId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const findAccountByEmail = (trx: Db, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'lockedAt', 'deletesAt', 'emailVerifiedAt'])
    .where('email', '=', email)
    .executeTakeFirst();

/** The former owner keeps no access. */
export async function setOwner(trx: Db, registryId: string, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('coHosts')
    .where('registryId', '=', registryId)
    .where('userId', '=', ownerId)
    .execute();
  await trx
    .updateTable('registries')
    .set({ ownerId, handoverTo: null })
    .where('id', '=', registryId)
    .execute();
}

const MOST_SHOWN = 200;
const MOST_EVENTS = 100;

const newestFirst = (entries: readonly TeamHistoryEntry[]): TeamHistoryEntry[] =>
  entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, MOST_EVENTS);

const factsOf = (db: Db, registryId: string) =>
  db
    .selectFrom('registries')
    .select([
      'status',
      'pauseNote',
      sql<boolean>`gifts_paused_at is not null`.as('giftsPaused'),
      sql<string | null>`deleted_at + interval '30 days'`.as('restorableUntil'),
    ])
    .where('id', '=', registryId)
    .executeTakeFirst();

async function findItems(db: Db, registryId: string): Promise<TeamRegistry['itemList']> {
  const { rows } = await sql<TeamRegistry['itemList'][number]>`
    select item.id, product.name, product.source_type = 'fund' as is_fund, item.quantity_requested as wanted,
           item.quantity_reserved + item.quantity_fulfilled as taken, money.*
      from registry_items item join products product on product.id = item.product_id,
           lateral (
             select coalesce(sum(pledge.amount), 0) as pledged_amount,
                    coalesce(sum(pledge.amount)
                      filter (where pledge.paid_at is not null and pledge.received_at is null), 0) as paid_amount,
                    coalesce(sum(pledge.amount) filter (where pledge.received_at is not null), 0) as received_amount
               from claims unit join contributions pledge on pledge.claim_id = unit.id
              where unit.item_id = item.id and unit.kind = 'group' and pledge.status = 'purchased') money
     where item.registry_id = ${registryId} order by item.id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

async function findGivers(db: Db, registryId: string): Promise<TeamRegistry['givers']> {
  const { rows } = await sql<TeamRegistry['givers'][number]>`
    with stopped as (
      select guest_id from stopped_guests where registry_id = ${registryId}
    ), given as (
      select id, guest_id, guest_name, guest_email, quantity, status, created_at from claims
       where registry_id = ${registryId} and kind = 'guest'
         and (status <> 'released' or guest_id in (select guest_id from stopped))
      union all
      select id, guest_id, guest_name, guest_email, 1, status, created_at from contributions
       where registry_id = ${registryId}
         and (status <> 'released' or guest_id in (select guest_id from stopped))
    ), returnable as (
      select guest_id, count(*)::int as gifts from ${returnableGifts} gift
       where registry_id = ${registryId} group by guest_id
    )
    select (array_agg(given.id order by given.id desc))[1] as gift_id,
           (array_agg(guest_name order by given.id desc))[1] as name,
           (array_agg(guest_email order by given.id desc))[1] as email,
           coalesce(sum(quantity) filter (where status <> 'released'), 0)::int as gifts,
           coalesce(max(returnable.gifts), 0) as returnable,
           given.guest_id in (select guest_id from stopped) as stopped, max(created_at) as last_at
      from given left join returnable on returnable.guest_id = given.guest_id
     group by given.guest_id order by last_at desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

async function findLinks(db: Db, registryId: string): Promise<TeamRegistry['links']> {
  const { rows } = await sql<TeamRegistry['links'][number]>`
    select id, coalesce(nullif(label, ''), 'Main link') as label, created_at,
           case when revoked_at is not null or not (is_active or is_named or ended_with_registry) then 'revoked'
                when ended_with_registry then 'paused'
                when ends_at <= now() then 'ended'
                when paused_at is not null then 'paused' else 'active' end as state
      from registry_shares where registry_id = ${registryId}
     order by id desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

interface MailOfRegistry {
  readonly id: string;
  readonly template: string;
  readonly recipient: string;
  readonly state: string;
  readonly reason: string | null;
  readonly createdAt: string;
}

/** The first letter and the domain are enough to recognise a mailbox. */
async function findMails(db: Db, registryId: string): Promise<TeamHistoryEntry[]> {
  const { rows } = await sql<MailOfRegistry>`
    select id, template, state, reason, created_at,
           left(recipient, 1) || '•••@' || split_part(recipient, '@', -1) as recipient
      from mails where registry_id = ${registryId}
     order by created_at desc limit ${MOST_EVENTS}`.execute(db);
  return rows.map(({ id, recipient, template, state, reason, createdAt }) => ({
    ...{ event: `mail-${state}`, at: createdAt, actorId: null, actor: null },
    ...{ subject: template, why: reason ?? '', mail: { id, recipient } },
  }));
}

async function findChanges(db: Db, registryId: string): Promise<TeamHistoryEntry[]> {
  const { rows } = await sql<TeamHistoryEntry>`
    select * from (
      (select 'item-added' as event, item.created_at as at, item.added_by_user_id as actor_id,
              nullif(concat_ws(' ', first_name, last_name), '') as actor, product.name as subject, '' as why
         from registry_items item join products product on product.id = item.product_id
         left join profiles on profiles.id = item.added_by_user_id
        where item.registry_id = ${registryId} order by item.id desc limit 100)
      union all
      (select 'gift-' || claims.status, claims.created_at, null, claims.guest_name, product.name, ''
         from claims left join products product on product.id = claims.product_id
        where claims.registry_id = ${registryId} and claims.kind = 'guest'
        order by claims.id desc limit 100)
      union all
      (select 'contribution-' || given.status, given.created_at, null, given.guest_name, product.name, ''
         from contributions given left join products product on product.id = given.product_id
        where given.registry_id = ${registryId} order by given.id desc limit 100)
      union all
      (select 'link-made', created_at, null, null, coalesce(nullif(label, ''), 'Main link'), ''
         from registry_shares where registry_id = ${registryId} order by id desc limit 100)
      union all ${auditHistory(sql`entry.subject = ${`registry:${registryId}`}`)}
      union all ${auditHistory(sql`entry.details->>'registryId' = ${registryId}`)}
    ) entries (event, at, actor_id, actor, subject, why)
    order by at desc limit ${MOST_EVENTS}`.execute(db);
  return rows.map((row) => ({ ...row, subject: row.subject ?? '' }));
}

export async function findTeamRegistry(
  db: Db,
  registryId: string,
): Promise<TeamRegistry | undefined> {
  const [row] = await findTeamRegistries(db, { registryId }, { sort: 'created', limit: 1 });
  const facts = await factsOf(db, registryId);
  if (!row || !facts) return undefined;
  const { rows: coHosts } = await sql<TeamRegistry['coHosts'][number]>`
    select profiles.id, concat_ws(' ', first_name, last_name) as name
      from co_hosts join profiles on profiles.id = co_hosts.user_id
     where co_hosts.registry_id = ${registryId} order by profiles.id`.execute(db);
  return {
    ...{ ...row, ...facts, coHosts },
    itemList: await findItems(db, registryId),
    givers: await findGivers(db, registryId),
    links: await findLinks(db, registryId),
    history: newestFirst([
      ...(await findChanges(db, registryId)),
      ...(await findMails(db, registryId)),
    ]),
  };
}
