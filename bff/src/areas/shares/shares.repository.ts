import type { Db } from '../../database/database.ts';

export async function findActiveCode(db: Db, registryId: string): Promise<string | null> {
  const row = await db
    .selectFrom('registry_shares')
    .select('share_code')
    .where('registry_id', '=', registryId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row?.share_code ?? null;
}

export async function insertShare(db: Db, registryId: string, shareCode: string): Promise<void> {
  await db
    .insertInto('registry_shares')
    .values({ registry_id: registryId, share_code: shareCode })
    .execute();
}

export async function publishRegistry(db: Db, registryId: string): Promise<void> {
  await db
    .updateTable('registries')
    .set({ status: 'published' })
    .where('id', '=', registryId)
    .where('status', '=', 'draft')
    .execute();
}

/** Resolves to whether there was an active share. */
export async function endShare(db: Db, registryId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registry_shares')
    .set({ is_active: false })
    .where('registry_id', '=', registryId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
