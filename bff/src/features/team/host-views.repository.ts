import { sql } from 'kysely';
import { hostViewMinutes, type HostView } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

interface OpenHostView extends HostView {
  readonly ownerId: string;
}

export async function findHostView(
  db: Db,
  sessionIdHash: Buffer,
): Promise<OpenHostView | undefined> {
  const { rows } = await sql<OpenHostView>`
    select registries.id as registry_id, registries.registry_name, registries.owner_id, view.ends_at,
           coalesce(nullif(concat_ws(' ', owner.first_name, owner.last_name), ''), users.email) as owner_name
      from host_views view
      join registries on registries.id = view.registry_id and registries.deleted_at is null
      join users on users.id = registries.owner_id
      left join profiles owner on owner.id = registries.owner_id
     where view.session_id_hash = ${sessionIdHash} and view.ends_at > now()`.execute(db);
  return rows[0];
}

/** Resolves to false when the registry is unknown or deleted. */
export async function saveHostView(
  trx: Db,
  sessionIdHash: Buffer,
  registryId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into host_views (session_id_hash, registry_id, ends_at)
    select ${sessionIdHash}, id, now() + make_interval(mins => ${hostViewMinutes})
      from registries where id = ${registryId} and deleted_at is null
    on conflict (session_id_hash)
      do update set registry_id = excluded.registry_id, ends_at = excluded.ends_at`.execute(trx);
  return numAffectedRows === 1n;
}

/** Resolves to the registry of the view, also when it has ended by itself. */
export async function deleteHostView(
  trx: Db,
  sessionIdHash: Buffer,
): Promise<{ registryId: string } | undefined> {
  return trx
    .deleteFrom('hostViews')
    .where('sessionIdHash', '=', sessionIdHash)
    .returning('registryId')
    .executeTakeFirst();
}
