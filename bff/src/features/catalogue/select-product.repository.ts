import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/tables.ts';
import type { Products } from '../../platform/database/tables.generated.ts';

export function selectProduct() {
  const eb = expressionBuilder<Database & { p: Products }, 'p'>();
  return jsonBuildObject({
    id: eb.ref('p.id'),
    name: eb.ref('p.name'),
    brand: eb.ref('p.brand'),
    description: eb.ref('p.description'),
    price: eb.ref('p.price'),
    currency: eb.ref('p.currency'),
    imageUrl: eb.ref('p.imageUrl'),
    thumbnailUrl: eb.fn.coalesce('p.thumbnailUrl', 'p.imageUrl'),
    imageAlt: eb.ref('p.imageAlt'),
    externalUrl: eb.ref('p.externalUrl'),
    source: sql<
      'internal' | 'external'
    >`case when p.source_type = 'internal' then 'internal' else 'external' end`,
    // The exact number would tell hosts of a surprise that a gift was taken.
    stockQuantity: sql<number>`least(p.stock_quantity, 1)`,
    categoryId: eb.ref('p.categoryId'),
    occasions: eb.ref('p.occasions'),
  }).as('product');
}
