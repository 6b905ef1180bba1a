import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A confirmation counts for this long, on the device that gave it. */
const MINUTES = 15;

export async function markConfirmed(db: Db, idHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmedAt: sql<string>`now()` })
    .where('idHash', '=', idHash)
    .execute();
}

export async function isConfirmed(db: Db, idHash: Buffer): Promise<boolean> {
  const confirmed = await db
    .selectFrom('sessions')
    .select('idHash')
    .where('idHash', '=', idHash)
    .where(sql<boolean>`confirmed_at > now() - make_interval(mins => ${MINUTES})`)
    .executeTakeFirst();
  return confirmed !== undefined;
}
