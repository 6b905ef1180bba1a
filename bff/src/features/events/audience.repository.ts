import type { Db } from '../../platform/database/database.ts';
import { stillValid } from '../../platform/sessions/logins.repository.ts';

export async function versionsOf(
  db: Db,
  registryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('registries')
    .select(['id', 'version'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...registryIds])))
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function endedSessions(db: Db, sessionKeys: readonly string[]): Promise<string[]> {
  if (sessionKeys.length === 0) return [];
  const alive = await db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.userId')
        .onRef('users.sessionEpoch', '=', 'sessions.sessionEpoch'),
    )
    .select('sessions.idHash')
    .where('sessions.idHash', '=', (eb) =>
      eb.fn.any(eb.val(sessionKeys.map((key) => Buffer.from(key, 'base64url')))),
    )
    .where(stillValid)
    .execute();
  const aliveKeys = new Set(alive.map((row) => row.idHash.toString('base64url')));
  return sessionKeys.filter((key) => !aliveKeys.has(key));
}
