import type { Db } from '../database/database.ts';
import { stillValid } from '../sessions/logins.repository.ts';

/** The registries behind those of the share codes that are in use. */
export async function registriesOfShares(
  db: Db,
  shareCodes: readonly string[],
): Promise<Set<string>> {
  if (shareCodes.length === 0) return new Set();
  const rows = await db
    .selectFrom('openShares')
    .select('registryId')
    .where('shareCode', '=', (eb) => eb.fn.any(eb.val([...shareCodes])))
    .execute();
  return new Set(rows.map(({ registryId }) => registryId));
}

export interface ShareVersion {
  readonly registryId: string;
  readonly version: number;
}

/** By share code. */
export async function versionsOfShares(
  db: Db,
  shareCodes: readonly string[],
): Promise<Record<string, ShareVersion>> {
  const rows = await db
    .selectFrom('openShares as share')
    .innerJoin('registries as registry', 'registry.id', 'share.registryId')
    .select(['share.shareCode', 'share.registryId', 'registry.version'])
    .where('share.shareCode', '=', (eb) => eb.fn.any(eb.val([...shareCodes])))
    .execute();
  return Object.fromEntries(
    rows.map(({ shareCode, registryId, version }) => [shareCode, { registryId, version }]),
  );
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
