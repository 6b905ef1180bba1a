import type { Db } from '../database/database.ts';
import { stillValid } from '../sessions/login.ts';

export async function registryOfShare(db: Db, shareCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('registry_shares')
    .select('registry_id')
    .where('share_code', '=', shareCode)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row?.registry_id;
}

export async function endedSessions(db: Db, sessionKeys: readonly string[]): Promise<string[]> {
  if (sessionKeys.length === 0) return [];
  const alive = await db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.user_id')
        .onRef('users.session_epoch', '=', 'sessions.session_epoch'),
    )
    .select('sessions.id_hash')
    .where('sessions.id_hash', '=', (eb) =>
      eb.fn.any(eb.val(sessionKeys.map((key) => Buffer.from(key, 'base64url')))),
    )
    .where(stillValid)
    .execute();
  const aliveKeys = new Set(alive.map((row) => row.id_hash.toString('base64url')));
  return sessionKeys.filter((key) => !aliveKeys.has(key));
}
