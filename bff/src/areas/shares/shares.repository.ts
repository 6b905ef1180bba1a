import type { Db } from '../../database/database.ts';

/** The active share code, if any. */
export async function findShareCode(db: Db, registryId: string): Promise<string | null> {
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

export async function publishDraft(db: Db, registryId: string): Promise<void> {
  await db
    .updateTable('registries')
    .set({ status: 'published' })
    .where('id', '=', registryId)
    .where('status', '=', 'draft')
    .execute();
}

/** Resolves to false when there was no active share. */
export async function deactivateShare(db: Db, registryId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registry_shares')
    .set({ is_active: false })
    .where('registry_id', '=', registryId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
