import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { publishRegistryChanged } from '../../subjects/registry-versions/registry-versions.repository.ts';

const BATCH = 50;

/** The published registries that contain a product of the news, which are forgotten. */
async function takeNews(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with news as (
      delete from stock_news where product_id = any(array(
        select product_id from stock_news limit ${BATCH} for update skip locked))
      returning product_id)
    select distinct registry.id
      from news join registry_items item on item.product_id = news.product_id
      join registries registry on registry.id = item.registry_id and registry.status = 'published'
     order by registry.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Tells open pages that a gift is out of stock or in stock again, each registry in a transaction of its own. */
export async function tellStock(db: Kysely<Database>): Promise<void> {
  for (const registryId of await takeNews(db))
    await transact(db, (trx) => publishRegistryChanged(trx, registryId, 'host'));
}
