import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { hostedBy } from './registry-hosts.repository.ts';
import type { Registries } from '../../platform/database/tables.generated.ts';

export async function updateDelivery(
  db: Db,
  userId: string,
  registryId: string,
  delivery: Updateable<Registries>,
): Promise<void> {
  await db
    .updateTable('registries')
    .set({ ...delivery, updatedAt: sql`now()` })
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .execute();
}
