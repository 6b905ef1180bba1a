import type { ExpressionBuilder } from 'kysely';
import type { Registry } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { hostedBy, hostRole } from '../registry-hosts/registry-hosts.repository.ts';

/** Units asked for over all items of a registry. */
const selectItemCount = (eb: ExpressionBuilder<Database, 'registries'>) =>
  eb
    .selectFrom('registryItems')
    .whereRef('registryItems.registryId', '=', 'registries.id')
    .select((items) =>
      items.fn.coalesce(items.fn.sum<number>('quantityRequested'), items.lit(0)).as('itemCount'),
    )
    .$asScalar()
    .$notNull()
    .as('itemCount');

/** Registries with what one of their hosts sees of each. */
export const registriesFor = (db: Db, userId: string) =>
  db
    .selectFrom('registries')
    .selectAll('registries')
    .select([selectItemCount, hostRole(userId).as('role')]);

export const findRegistry = (
  db: Db,
  userId: string,
  registryId: string,
): Promise<Registry | undefined> =>
  registriesFor(db, userId).where(hostedBy(userId)).where('id', '=', registryId).executeTakeFirst();
