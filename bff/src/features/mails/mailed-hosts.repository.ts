import { sql } from 'kysely';

export interface MailedHost {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly registryId: string;
  readonly registryName: string;
}

/** Owners and co-hosts of all registries; for queries that join them by `hosts.registry_id`. */
export const hosts = sql`(
  select id as registry_id, owner_id as user_id from registries
  union all select registry_id, user_id from co_hosts) hosts`;
