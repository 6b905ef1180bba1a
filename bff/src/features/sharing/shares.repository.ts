import type { Db } from '../../platform/database/database.ts';

export async function findShareCode(db: Db, registryId: string): Promise<string | null> {
  const row = await db
    .selectFrom('registryShares')
    .select('shareCode')
    .where('registryId', '=', registryId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return row?.shareCode ?? null;
}

export async function insertShare(db: Db, registryId: string, shareCode: string): Promise<void> {
  await db.insertInto('registryShares').values({ registryId, shareCode }).execute();
}

export async function publishDraft(db: Db, registryId: string): Promise<void> {
  await db
    .updateTable('registries')
    .set({ status: 'published' })
    .where('id', '=', registryId)
    .where('status', '=', 'draft')
    .execute();
}

export async function deactivateShare(db: Db, registryId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registryShares')
    .set({ isActive: false })
    .where('registryId', '=', registryId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
