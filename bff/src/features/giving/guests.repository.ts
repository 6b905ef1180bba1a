import { sql } from 'kysely';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Db } from '../../platform/database/database.ts';

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
