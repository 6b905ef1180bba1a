import { sql } from 'kysely';

/** Ids of registries that a network gave unusually much to within a day. */
export const registriesWithUnusualGifts = sql`
  select distinct registry_id from gift_network_usage where unusual_at > now() - interval '1 day'`;
