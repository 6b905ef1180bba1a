import { sql } from 'kysely';
import type { TeamRegistryRow } from '@gift-registry/bff-contract';

export const registryState = sql<TeamRegistryRow['state']>`case
  when registries.deleted_at is not null then 'deleted'
  when registries.status = 'published' and registries.gifts_paused_at is not null then 'paused'
  else registries.status end`;
