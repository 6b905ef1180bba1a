import type { Hint } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export async function findDismissedHints(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('dismissedHints')
    .select('hint')
    .where('userId', '=', userId)
    .orderBy('hint')
    .execute();
  return rows.map(({ hint }) => hint);
}

export async function insertDismissedHint(db: Db, userId: string, hint: Hint): Promise<void> {
  await db
    .insertInto('dismissedHints')
    .values({ userId, hint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
