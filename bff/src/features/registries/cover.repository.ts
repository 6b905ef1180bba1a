import type { RegistryTheme } from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Cover {
  readonly coverImageUrl: string | null;
  readonly coverAlt: string | null;
  readonly story: string | null;
  readonly coverScrim: number | null;
  readonly theme: RegistryTheme | undefined;
}

export async function updateCover(db: Db, registryId: string, cover: Cover): Promise<void> {
  await db
    .updateTable('registries')
    .set({ ...cover, updatedAt: sql`now()` })
    .where('id', '=', registryId)
    .execute();
}
