import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/retention/delete-batch.ts';

/** Keeps the alert about a network while the host gives back the gifts of one guest after the other. */
export async function markGivenBack(db: Db, giftIds: readonly string[]): Promise<void> {
  await db
    .updateTable('giftNetworks')
    .set({ givenBack: true })
    .where('giftId', 'in', giftIds)
    .execute();
}

export const deletePastNetworks = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'giftNetworks', sql`created_at < now() - interval '3 days'`);

export const deletePastUsage = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'giftNetworkUsage', sql`refilled_at < now() - interval '3 days'`);
