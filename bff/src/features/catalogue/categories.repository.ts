import { sql } from 'kysely';
import type { TeamCategory } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export async function findTeamCategories(db: Db): Promise<TeamCategory[]> {
  const { rows } = await sql<TeamCategory>`
    select id, name, is_active, version,
           (select count(*)::int from products
             where category_id = category.id and source_type = 'internal') as products
      from product_categories category order by display_order, id`.execute(db);
  return rows;
}

export async function insertCategory(trx: Db, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into product_categories (key, name, display_order, edited_at)
    select 'team-' || uuidv7(), ${name}, coalesce(max(display_order), -1) + 1, now()
      from product_categories
    returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The category has no id.');
  return row.id;
}

interface SavedCategory {
  readonly categoryId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly version: number;
}

export async function updateCategory(
  trx: Db,
  { categoryId, name, isActive, version }: SavedCategory,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('productCategories')
    .set({ name, isActive, editedAt: sql<string>`now()` })
    .where('id', '=', categoryId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function lockCategoryIds(trx: Db): Promise<string[]> {
  const rows = await trx.selectFrom('productCategories').select('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}

export async function updateOrder(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update product_categories set display_order = place - 1, edited_at = now()
      from unnest(${sql.val([...ids])}::uuid[]) with ordinality as wanted (id, place)
     where product_categories.id = wanted.id and display_order <> place - 1`.execute(trx);
}
