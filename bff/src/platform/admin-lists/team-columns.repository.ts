import { sql, type RawBuilder } from 'kysely';
import type { TeamHistoryEntry, TeamRegistryRow } from '@gift-registry/bff-contract';

export const auditHistory = (condition: RawBuilder<boolean>) => sql<TeamHistoryEntry>`
  (select entry.action as event, entry.created_at as at, entry.actor_id,
          (select nullif(concat_ws(' ', first_name, last_name), '') from profiles where id = entry.actor_id) as actor,
          '' as subject, coalesce(entry.details->>'reason', '') as why
     from audit_log entry where ${condition} order by entry.id desc limit 100)`;

export const registryState = sql<TeamRegistryRow['state']>`case
  when registries.deleted_at is not null then 'deleted'
  when registries.status = 'published' and registries.gifts_paused_at is not null then 'paused'
  else registries.status end`;
