import { sql, type Insertable } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { Database } from '../platform/database/tables.ts';

interface SeededCategory {
  readonly key: string;
  readonly name: string;
}

export async function saveCategories(
  db: Db,
  categories: readonly SeededCategory[],
): Promise<Map<string, string>> {
  await db
    .insertInto('productCategories')
    .values(
      categories.map(({ key, name }, index) => ({
        key,
        name,
        displayOrder: index,
        isActive: true,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          displayOrder: eb.ref('excluded.displayOrder'),
          isActive: eb.ref('excluded.isActive'),
        }))
        .where('productCategories.editedAt', 'is', null),
    )
    .execute();
  const rows = await db.selectFrom('productCategories').select(['id', 'key']).execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

const seeded = [
  'name',
  'brand',
  'description',
  'price',
  'imageUrl',
  'imageColour',
  'categoryId',
  'occasions',
  'isActive',
] as const;

export async function saveProducts(
  db: Db,
  products: readonly Insertable<Database['products']>[],
): Promise<void> {
  await db
    .insertInto('products')
    .values(products)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          ...Object.fromEntries(seeded.map((column) => [column, eb.ref(`excluded.${column}`)])),
          updatedAt: sql<string>`now()`,
        }))
        .where((eb) =>
          eb.and([
            eb('products.editedAt', 'is', null),
            eb.or(
              seeded.map((column) =>
                eb(`products.${column}`, 'is distinct from', eb.ref(`excluded.${column}`)),
              ),
            ),
          ]),
        ),
    )
    .execute();
}

/** Products that the team edited stay. */
export async function deactivateOtherProducts(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('products')
    .set({ isActive: false, updatedAt: sql<string>`now()` })
    .where('sourceType', '=', 'internal')
    .where('isActive', '=', true)
    .where('editedAt', 'is', null)
    .where('key', 'not in', keys)
    .execute();
}
