import { sql, type RawBuilder } from 'kysely';
import {
  lowStock,
  type listTeamProducts,
  type TeamProductRow,
  type StockChange,
  type TeamProduct,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { keysetList, type FilterOf } from '../../platform/database/keyset-list.ts';
import { containing } from '../../platform/database/search-patterns.ts';

type Filter = FilterOf<typeof listTeamProducts>;
type Condition = RawBuilder<boolean>;

const stockConditions: Readonly<Record<NonNullable<Filter['stock']>, Condition>> = {
  'in-stock': sql`products.stock_quantity > ${sql.lit(lowStock)}`,
  low: sql`products.stock_quantity between 1 and ${sql.lit(lowStock)}`,
  out: sql`products.stock_quantity = 0`,
};

function limits({ search, state, stock, categoryId, occasion }: Filter): readonly Condition[] {
  const pattern = containing(search?.toLowerCase() ?? '');
  return [
    sql`products.source_type = 'internal'`,
    ...(search
      ? [sql<boolean>`lower(products.name || ' ' || coalesce(products.brand, '')) like ${pattern}`]
      : []),
    ...(state ? [sql<boolean>`products.is_active = ${state === 'on-sale'}`] : []),
    ...(stock ? [stockConditions[stock]] : []),
    ...(categoryId ? [sql<boolean>`products.category_id = ${categoryId}`] : []),
    ...(occasion ? [sql<boolean>`${occasion} = any(products.occasions)`] : []),
  ];
}

/** Registries that were deleted can be restored, so they count. Each has a product once. */
const holdingRegistries = sql<number>`(
  select count(item.registry_id)::int from registry_items item
   where item.product_id = products.id)`;

const rowColumns = sql`products.id, products.name, products.brand, products.description, products.price,
  products.stock_quantity, products.category_id, category.name as category, products.occasions,
  products.image_url, coalesce(products.thumbnail_url, products.image_url) as thumbnail_url,
  products.is_active, products.version, ${holdingRegistries} as registries`;

export const findTeamProducts = keysetList<TeamProductRow, Filter>({
  from: sql`products`,
  id: sql`products.id`,
  columns: rowColumns,
  joins: sql`left join product_categories category on category.id = products.category_id`,
  where: limits,
  sorts: {
    name: { by: sql`lower(products.name)`, type: 'text' },
    price: { by: sql`coalesce(products.price, 0)`, type: 'numeric' },
    stock: { by: sql`products.stock_quantity`, type: 'bigint' },
    added: { by: sql`products.id`, type: 'uuid' },
  },
});

const nameOf = (person: string) =>
  sql<
    string | null
  >`nullif(trim(concat_ws(' ', ${sql.ref(`${person}.first_name`)}, ${sql.ref(`${person}.last_name`)})), '')`;

const HISTORY = 50;

const findStockChanges = async (db: Db, productId: string): Promise<StockChange[]> => {
  const { rows } = await sql<StockChange>`
    select stock_changes.id, stock_before as before, stock_after as after, why, stock_changes.created_at,
           ${nameOf('changer')} as changed_by
      from stock_changes left join profiles changer on changer.id = stock_changes.changed_by
     where product_id = ${productId} order by stock_changes.id desc limit ${HISTORY}`.execute(db);
  return rows;
};

export async function findTeamProduct(db: Db, productId: string): Promise<TeamProduct | undefined> {
  const { rows } = await sql<Omit<TeamProduct, 'stockChanges'>>`
    select ${rowColumns}, products.image_alt, products.edited_at, ${nameOf('editor')} as edited_by,
           (select coalesce(sum(quantity_requested - quantity_reserved - quantity_fulfilled), 0)::int
              from registry_items item where item.product_id = products.id) as open_units
      from products
      left join product_categories category on category.id = products.category_id
      left join profiles editor on editor.id = products.edited_by
     where products.id = ${productId} and products.source_type = 'internal'`.execute(db);
  const [product] = rows;
  return product && { ...product, stockChanges: await findStockChanges(db, productId) };
}

type SavedProduct = Pick<
  TeamProductRow,
  'id' | 'imageUrl' | 'version' | 'stockQuantity' | 'isActive'
>;

export const lockProduct = (trx: Db, productId: string): Promise<SavedProduct | undefined> =>
  trx
    .selectFrom('products')
    .select(['id', 'imageUrl', 'version', 'stockQuantity', 'isActive'])
    .where('id', '=', productId)
    .where('sourceType', '=', 'internal')
    .forUpdate()
    .executeTakeFirst();

export interface ProductValues {
  readonly name: string;
  readonly brand: string | null;
  readonly description: string;
  readonly price: number | null;
  readonly occasions: readonly string[];
  readonly categoryId: string | null;
  readonly imageUrl: string;
  readonly thumbnailUrl: string | null;
  readonly imageAlt: string | null;
}

const edited = (userId: string) => ({
  editedBy: userId,
  editedAt: sql<string>`now()`,
  updatedAt: sql<string>`now()`,
});

export async function insertProduct(
  trx: Db,
  userId: string,
  { occasions, ...values }: ProductValues & { readonly isActive?: boolean },
): Promise<string> {
  const { id } = await trx
    .insertInto('products')
    .values({ ...values, occasions: [...occasions], ...edited(userId) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProduct(
  trx: Db,
  userId: string,
  productId: string,
  { occasions, ...values }: Partial<ProductValues> & { readonly isActive?: boolean },
): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      ...values,
      ...(occasions && { occasions: [...occasions] }),
      ...edited(userId),
    })
    .where('id', '=', productId)
    .execute();
}

interface NewStock {
  readonly productId: string;
  readonly stockQuantity: number;
  readonly why: string;
  readonly userId: string;
}

/** The trigger that keeps the history reads who and why from the transaction. */
export async function updateStock(trx: Db, change: NewStock): Promise<void> {
  const { productId, stockQuantity, why, userId } = change;
  await sql`select set_config('catalogue.why', ${why}, true),
                   set_config('catalogue.changed_by', ${userId}, true)`.execute(trx);
  await trx
    .updateTable('products')
    .set({ stockQuantity, updatedAt: sql<string>`now()` })
    .where('id', '=', productId)
    .execute();
}

/** Guests and hosts who look at the product get it anew within seconds. */
export async function announceProduct(trx: Db, productId: string): Promise<void> {
  await sql`insert into stock_news values (${productId}) on conflict do nothing`.execute(trx);
}

export async function categoryExists(db: Db, categoryId: string): Promise<boolean> {
  const found = await db
    .selectFrom('productCategories')
    .select('id')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return found !== undefined;
}

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
