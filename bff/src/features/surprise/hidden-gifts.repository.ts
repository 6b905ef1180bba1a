import { sql, type RawBuilder } from 'kysely';

// No module outside of this folder reads `hidden_until`. Guests and admins see the truth.

/** True for a row of `registries` while its hosts may not know its gifts; by the clock of the database. */
export const giftsAreHidden = sql<boolean>`coalesce(registries.hidden_until > now(), false)`;

export const bookIsOpen = sql<boolean>`(registries.hidden_until is null or registries.revealed_at is not null)`;

export const revealIsDue = sql<boolean>`(registries.hidden_until <= now() and registries.revealed_at is null)`;

/** A number about gifts as hosts may know it: 0 while they are hidden. For queries that read `registries`. */
export const forHosts = (count: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`case when ${giftsAreHidden} then 0 else ${count} end`;

/** The same for queries that read `registry_items` as `i`, of which some have no registry. */
export const forHostsOfItem = (count: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`case when exists (
    select from registries where registries.id = i.registry_id and ${giftsAreHidden}
  ) then 0 else ${count} end`;
