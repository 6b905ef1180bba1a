import { sql } from 'kysely';
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
