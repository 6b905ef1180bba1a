import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';

/** Takes a guest as `$1` and the code of the link through which the guest came as `$2`. */
export const insertGuestLink = `insert into guest_links (guest_id, registry_id, share_id)
   select $1, registry_id, id from registry_shares where share_code = $2
   on conflict (registry_id, guest_id) do update set share_id = excluded.share_id
     where guest_links.share_id <> excluded.share_id`;

export const rememberLink = prepareQuery('remember-link-of-guest', insertGuestLink);

/** The code for a mail to a guest: of the guest's own link while it is open, else of the main one. Null without a link. */
export const shareCodeForGuest = (registryColumn: string, guestColumn: string) =>
  sql<string | null>`share_code_for_guest(${sql.ref(registryColumn)}, ${sql.ref(guestColumn)})`;

/** An array, so that PostgreSQL finds the claims by their key. */
export const claimIdsOf = (guestId: string) => sql<string[]>`array(
  select id from claims where guest_id = ${guestId}
  union all
  select claim_id from opened_gifts where guest_id = ${guestId} and claim_id is not null)`;

export const contributionIdsOf = (guestId: string) => sql<string[]>`array(
  select id from contributions where guest_id = ${guestId}
  union all
  select contribution_id from opened_gifts where guest_id = ${guestId} and contribution_id is not null)`;

export async function openGift(
  db: Db,
  { giftId, guestId }: { readonly giftId: string; readonly guestId: string },
): Promise<void> {
  await sql`
    insert into opened_gifts (guest_id, claim_id, contribution_id)
    select ${guestId}::uuid, id, null::uuid from claims
     where id = ${giftId} and kind = 'guest' and guest_id <> ${guestId}
    union all
    select ${guestId}::uuid, null, id from contributions
     where id = ${giftId} and guest_id <> ${guestId}
    on conflict do nothing`.execute(db);
}

const noPerson = sql`guest_name = '', guest_email = null, message = null`;

async function removeAskers(trx: Db, condition: RawBuilder<unknown>): Promise<void> {
  await sql`delete from gift_questions where not is_public and ${condition}`.execute(trx);
  await sql`
    update gift_questions set guest_name = '', guest_email = null where ${condition}`.execute(trx);
}

/** Waits for an item of such a registry, or for one that its host may still put back. */
const waitsIn = (registryId: RawBuilder<unknown>) => sql`(
  item_id in (select id from registry_items where registry_id ${registryId})
  or removed_item_id in (select id from removed_items where registry_id ${registryId}))`;

export async function removeOldGuestData(trx: Db, days: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from registries
     where guest_data_removed_at is null
       and event_date < (now() at time zone time_zone)::date - ${days}::int
     order by event_date limit ${limit}
       for no key update skip locked`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  // A guest with an open hold is still needed.
  await sql`
    update claims set ${noPerson} where registry_id = any(${ids}::uuid[]) and kind = 'guest'`.execute(
    trx,
  );
  await sql`
    update contributions set ${noPerson}, upi_reference = null where registry_id = any(${ids}::uuid[])`.execute(
    trx,
  );
  await sql`
    update orders set ${noPerson}, guest_id = null, address = null
     where registry_id = any(${ids}::uuid[])`.execute(trx);
  await sql`
    delete from opened_gifts using claims
     where claims.id = opened_gifts.claim_id and claims.registry_id = any(${ids}::uuid[])`.execute(
    trx,
  );
  await sql`
    delete from opened_gifts using contributions
     where contributions.id = opened_gifts.contribution_id
       and contributions.registry_id = any(${ids}::uuid[])`.execute(trx);
  await sql`
    delete from opened_orders using orders
     where orders.id = opened_orders.order_id and orders.registry_id = any(${ids}::uuid[])`.execute(
    trx,
  );
  await sql`
    delete from waiting_guests where ${waitsIn(sql`= any(${ids}::uuid[])`)}`.execute(trx);
  await removeAskers(trx, sql`registry_id = any(${ids}::uuid[])`);
  // A note repeats the giver's name.
  await sql`
    update thank_you_notes set note = '', channel = 'in-person'
     where registry_id = any(${ids}::uuid[])`.execute(trx);
  await sql`delete from guest_links where registry_id = any(${ids}::uuid[])`.execute(trx);
  await sql`
    update registries set guest_data_removed_at = now() where id = any(${ids}::uuid[])`.execute(
    trx,
  );
  return ids;
}

/** Removes the persons from ended orders of registries that are gone, a year after their last change. */
export const removeOldOrderData = (db: Db): Promise<unknown> =>
  sql`
    update orders set ${noPerson}, guest_id = null, address = null
     where registry_id is null and updated_at < now() - interval '1 year'
       and (guest_name <> '' or address is not null)`.execute(db);

export async function forgetGuest(
  trx: Db,
  { shareCode, guestId }: { readonly shareCode: string; readonly guestId: string },
): Promise<{ readonly registryId: string; readonly forgotten: number } | undefined> {
  const share = await trx
    .selectFrom('openShares')
    .select('registryId')
    .where('shareCode', '=', shareCode)
    .executeTakeFirst();
  if (!share) return undefined;
  const { registryId } = share;
  const { rows } = await sql<{ giverId: string; email: string | null }>`
    with old_claims as (
      select id, guest_id, guest_email from claims
       where registry_id = ${registryId} and id = any(${claimIdsOf(guestId)}) for update
    ), old_pledges as (
      select id, guest_id, guest_email from contributions
       where registry_id = ${registryId} and id = any(${contributionIdsOf(guestId)}) for update
    ), claims_without as (
      update claims set ${noPerson}, updated_at = now() from old_claims where claims.id = old_claims.id
    ), pledges_without as (
      update contributions set ${noPerson}, upi_reference = null from old_pledges where contributions.id = old_pledges.id
    ), orders_without as (
      update orders set ${noPerson}, address = null
       where registry_id = ${registryId} and guest_id = ${guestId} and state <> 'open'
    ), orders_closed as (
      delete from opened_orders using orders
       where orders.id = opened_orders.order_id and orders.registry_id = ${registryId}
         and opened_orders.guest_id = ${guestId}
    ), networks as (
      delete from gift_networks
       where gift_id in (select id from old_claims union all select id from old_pledges)
    ), links as (
      delete from guest_links where registry_id = ${registryId} and guest_id = ${guestId}
    ), notes as (
      update thank_you_notes set note = '', channel = 'in-person'
       where claim_id in (select id from old_claims) or contribution_id in (select id from old_pledges)
    )
    select guest_id as giver_id, guest_email as email from old_claims
    union all select guest_id, guest_email from old_pledges
  `.execute(trx);
  await removeAskers(trx, sql`registry_id = ${registryId} and guest_id = ${guestId}`);
  const waiting = await sql<{ giverId: string; email: string }>`
    delete from waiting_guests
     where ${waitsIn(sql`= ${registryId}`)} and guest_id = ${guestId}
    returning guest_id as giver_id, email`.execute(trx);
  for (const { giverId, email } of [...rows, ...waiting.rows])
    if (email !== null)
      await sql`delete from guest_mailboxes where guest_id = ${giverId} and email = ${email}`.execute(
        trx,
      );
  return { registryId, forgotten: rows.length };
}
