import type { Db } from '../../../platform/database/database.ts';
import { prepareQuery } from '../../../platform/database/prepared-query.ts';

const unlockedAmong = prepareQuery<{ readonly id: string }>(
  'unlocked-registries',
  `select id from registries where id::text = any($1::text[]) and passcode_sealed is null and deleted_at is null`,
);

export async function findUnlockedRegistries(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await unlockedAmong(db, ids);
  return rows.map(({ id }) => id);
}
