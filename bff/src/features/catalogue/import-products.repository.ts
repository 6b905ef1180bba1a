import type { Db } from '../../platform/database/database.ts';

export interface KnownProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly description: string;
  readonly price: number | null;
  readonly categoryId: string | null;
  readonly isActive: boolean;
  readonly stockQuantity: number;
  readonly occasions: readonly string[];
}

/** The named products, locked in a transaction, and categories by their names in small letters. */
export async function findImportKnowledge(db: Db, ids: readonly string[]) {
  const rows: KnownProduct[] =
    ids.length === 0
      ? []
      : await db
          .selectFrom('products')
          .select(['id', 'name', 'brand', 'description', 'price', 'categoryId', 'isActive'])
          .select(['stockQuantity', 'occasions'])
          .where('id', 'in', ids)
          .where('sourceType', '=', 'internal')
          .orderBy('id')
          .forUpdate()
          .execute();
  const categories = await db.selectFrom('productCategories').select(['id', 'name']).execute();
  return {
    products: new Map(rows.map((row) => [row.id, row])),
    categories: new Map(categories.map(({ id, name }) => [name.toLowerCase(), id])),
  };
}
