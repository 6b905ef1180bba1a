import { sql, type Kysely } from 'kysely';
import { catalogue } from '../../seeds/catalogue/index.ts';
import type { CatalogueSeed } from '../../seeds/catalogue/catalogue-seed.ts';
import type { Database } from '../database/tables.ts';
import { pictureUrl } from '../pictures/picture-url.ts';

/** Mixes the categories and puts out-of-stock products first: ids grow in this order, and lists show the newest first. */
function inInsertOrder(): (CatalogueSeed & { readonly category: string })[] {
  const longest = Math.max(...catalogue.map(({ products }) => products.length));
  return Array.from({ length: longest }, (_, index) =>
    catalogue.flatMap(({ key, products }) => {
      const product = products[index];
      return product ? [{ ...product, category: key }] : [];
    }),
  )
    .flat()
    .toSorted((a, b) => Number(a.stockQuantity > 0) - Number(b.stockQuantity > 0));
}

async function saveCategories(db: Kysely<Database>): Promise<Map<string, string>> {
  await db
    .insertInto('productCategories')
    .values(
      catalogue.map(({ key, name }, index) => ({
        key,
        name,
        displayOrder: index,
        isActive: true,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        displayOrder: eb.ref('excluded.displayOrder'),
        isActive: eb.ref('excluded.isActive'),
      })),
    )
    .execute();
  const rows = await db.selectFrom('productCategories').select(['id', 'key']).execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

async function productRows(categoryIds: ReadonlyMap<string, string>) {
  return Promise.all(
    inInsertOrder().map(async (product) => ({
      key: product.key,
      name: product.name,
      brand: product.brand,
      description: product.description,
      price: product.price,
      imageUrl: await pictureUrl(product.key),
      categoryId: categoryIds.get(product.category) ?? null,
      occasions: [...product.occasions],
      stockQuantity: product.stockQuantity,
      isActive: true,
    })),
  );
}

const seeded = [
  'name',
  'brand',
  'description',
  'price',
  'imageUrl',
  'categoryId',
  'occasions',
  'isActive',
] as const;

/** Updates the catalogue from the seeds and keeps the current stock. Resolves to the number of products. */
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
          updatedAt: sql<string>`now()`,
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
    .set({ isActive: false, updatedAt: sql<string>`now()` })
    .where('sourceType', '=', 'internal')
    .where('isActive', '=', true)
    .where(
      'key',
      'not in',
      rows.map((row) => row.key),
    )
    .execute();
  return rows.length;
}
