import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

export interface ExternalProduct {
  readonly adderId: string;
  readonly url: string;
  readonly name: string;
  readonly brand: string | null;
  readonly description: string | null;
  readonly price: number | null;
  readonly currency: string;
  readonly imageUrl: string | null;
}

/** The adder's latest words win; what was left out this time keeps what was known. */
export async function saveExternalProduct(
  db: Db,
  product: ExternalProduct,
  placeholderImage: string,
): Promise<string> {
  const { id } = await db
    .insertInto('products')
    .values({
      name: product.name,
      brand: product.brand,
      description: product.description ?? '',
      price: product.price,
      currency: product.currency,
      image_url: product.imageUrl ?? placeholderImage,
      source_type: 'external',
      external_url: product.url,
      added_by_user_id: product.adderId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['added_by_user_id', 'external_url'])
        .where('source_type', '=', sql.lit('external'))
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          ...(product.brand === null ? {} : { brand: eb.ref('excluded.brand') }),
          ...(product.description === null ? {} : { description: eb.ref('excluded.description') }),
          ...(product.price === null
            ? {}
            : { price: eb.ref('excluded.price'), currency: eb.ref('excluded.currency') }),
          ...(product.imageUrl === null ? {} : { image_url: eb.ref('excluded.image_url') }),
          is_active: true,
          updated_at: sql`now()`,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
