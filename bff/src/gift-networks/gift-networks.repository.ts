import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Keeps the alert about a network while the host gives back the gifts of one guest after the other. */
export async function markGivenBack(db: Db, giftIds: readonly string[]): Promise<void> {
  await db
    .updateTable('giftNetworks')
    .set({ givenBack: true })
    .where('giftId', 'in', giftIds)
    .execute();
}

export async function deletePastNetworks(db: Db): Promise<void> {
  await sql`delete from gift_networks where created_at < now() - interval '3 days'`.execute(db);
}
