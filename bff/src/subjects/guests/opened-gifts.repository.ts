import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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

/** Links of earlier versions name their guest: they show all gifts of that guest in the registry. */
export async function openGiftsOfGuest(
  db: Db,
  {
    giverId,
    shareCode,
    guestId,
  }: { readonly giverId: string; readonly shareCode: string; readonly guestId: string },
): Promise<void> {
  await sql`
    with share as (select registry_id from registry_shares where share_code = ${shareCode})
    insert into opened_gifts (guest_id, claim_id, contribution_id)
    select ${guestId}::uuid, id, null::uuid from claims
     where guest_id = ${giverId} and guest_id <> ${guestId}
       and registry_id in (select registry_id from share)
    union all
    select ${guestId}::uuid, null, id from contributions
     where guest_id = ${giverId} and guest_id <> ${guestId}
       and registry_id in (select registry_id from share)
    on conflict do nothing`.execute(db);
}
