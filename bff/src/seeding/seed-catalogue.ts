import { sql, type Kysely } from 'kysely';
import { catalogue } from '../../seeds/catalogue/index.ts';
import type { CatalogueSeed } from '../../seeds/catalogue/catalogue-seed.ts';
import type { Database } from '../database/tables.ts';
import { pictureUrl } from '../pictures/picture-url.ts';

/**
 * Ids grow in this order: taking turns keeps 'newest first' from showing one category after the other, and what is out
 * of stock is the oldest.
 */
function inTurns(): (CatalogueSeed & { readonly category: string })[] {
  const longest = Math.max(...catalogue.map(({ products }) => products.length));
  return Array.from({ length: longest }, (_, index) =>
    catalogue.flatMap(({ key, products }) => {
      const product = products[index];
      return product ? [{ ...product, category: key }] : [];
    }),
  )
    .flat()
    .toSorted((a, b) => Number(a.stock_quantity > 0) - Number(b.stock_quantity > 0));
}

async function saveCategories(db: Kysely<Database>): Promise<Map<string, string>> {
  await db
    .insertInto('product_categories')
    .values(
      catalogue.map(({ key, name }, index) => ({
        key,
        name,
        display_order: index,
        is_active: true,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        display_order: eb.ref('excluded.display_order'),
        is_active: eb.ref('excluded.is_active'),
      })),
    )
    .execute();
  const rows = await db.selectFrom('product_categories').select(['id', 'key']).execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

async function productRows(categoryIds: ReadonlyMap<string, string>) {
  return Promise.all(
    inTurns().map(async (product) => ({
      key: product.key,
      name: product.name,
      brand: product.brand,
      description: product.description,
      price: product.price,
      image_url: await pictureUrl(product.key),
      category_id: categoryIds.get(product.category) ?? null,
      occasions: [...product.occasions],
      stock_quantity: product.stock_quantity,
      is_active: true,
    })),
  );
}

const seeded = [
  'name',
  'brand',
  'description',
  'price',
  'image_url',
  'category_id',
  'occasions',
  'is_active',
] as const;

/** Brings the catalogue to what the seeds say; stock that has sold meanwhile stays sold. Resolves to the number of products. */
export async function seedCatalogue(db: Kysely<Database>): Promise<number> {
  const rows = await productRows(await saveCategories(db));
  await db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          ...Object.fromEntries(seeded.map((column) => [column, eb.ref(`excluded.${column}`)])),
          updated_at: sql<Date>`now()`,
        }))
        .where((eb) =>
          eb.or(
            seeded.map((column) =>
              eb(`products.${column}`, 'is distinct from', eb.ref(`excluded.${column}`)),
            ),
          ),
        ),
    )
    .execute();
  await db
    .updateTable('products')
    .set({ is_active: false, updated_at: sql<Date>`now()` })
    .where('source_type', '=', 'internal')
    .where('is_active', '=', true)
    .where(
      'key',
      'not in',
      rows.map((row) => row.key),
    )
    .execute();
  return rows.length;
}
