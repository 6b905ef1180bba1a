import { sql } from 'kysely';

export const registriesWithUnusualGifts = sql`
  select distinct registry_id from gift_network_usage where unusual_at > now() - interval '1 day'`;
