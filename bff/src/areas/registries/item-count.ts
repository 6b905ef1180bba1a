import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Units asked for over all items of a registry. */
export const selectItemCount = (eb: ExpressionBuilder<Database, 'registries'>) =>
  eb
    .selectFrom('registryItems')
    .whereRef('registryItems.registryId', '=', 'registries.id')
    .select((items) =>
      items.fn.coalesce(items.fn.sum<number>('quantityRequested'), items.lit(0)).as('itemCount'),
    )
    .$asScalar()
    .$notNull()
    .as('itemCount');
