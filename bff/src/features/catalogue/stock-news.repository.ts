import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

const BATCH = 50;

export async function takeStockNews(db: Db): Promise<string[]> {
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
