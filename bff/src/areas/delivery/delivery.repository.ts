import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import { hostedBy } from '../../registry-hosts/registry-hosts.repository.ts';
import type { RegistriesTable } from '../../database/tables.ts';

export type DeliveryColumns = Pick<
  Updateable<RegistriesTable>,
  | 'delivery_preference'
  | 'terms_accepted'
  | 'address_line_1'
  | 'address_line_2'
  | 'city'
  | 'state'
  | 'zip_code'
  | 'delivery_instructions'
  | 'phone_number'
>;

export async function updateDelivery(
  db: Db,
  userId: string,
  registryId: string,
  delivery: DeliveryColumns,
): Promise<void> {
  await db
    .updateTable('registries')
    .set({ ...delivery, updated_at: sql`now()` })
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .execute();
}
