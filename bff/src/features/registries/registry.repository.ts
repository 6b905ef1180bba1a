import type { ExpressionBuilder } from 'kysely';
import type { Registry } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { hostedBy, hostRole } from './registry-hosts.repository.ts';

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
