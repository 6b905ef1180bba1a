import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { indianDay, indianToday } from '../../platform/database/indian-days.ts';
import type { Verdict } from './judge-look.ts';

const firstDay = sql.raw<string>(indianDay('created_at'));

/** The price before the first look begins the history. */
async function recordFirstPrice(trx: Db, productId: string): Promise<void> {
  await sql`
    insert into price_readings (product_id, read_on, price, currency)
    select id, ${firstDay}, price, currency from products
     where id = ${productId} and price is not null
       and not exists (select from price_readings where product_id = ${productId})
        on conflict do nothing`.execute(trx);
}

export async function recordPrice(trx: Db, productId: string, verdict: Verdict): Promise<void> {
  if (!verdict.isPriceRead) return;
  await recordFirstPrice(trx, productId);
  const { newPrice } = verdict;
  await trx
    .updateTable('products')
    .set({ priceReadAt: sql`now()`, ...(newPrice && { ...newPrice, updatedAt: sql`now()` }) })
    .where('id', '=', productId)
    .execute();
  if (!newPrice) return;
  await trx
    .insertInto('priceReadings')
    .values({ productId, readOn: indianToday, ...newPrice })
    .onConflict((conflict) => conflict.columns(['productId', 'readOn']).doUpdateSet(newPrice))
    .execute();
}

export interface PriceReading {
  readonly day: string;
  readonly price: number;
  readonly currency: string;
}

const MAX_READINGS = 120;

export async function findReadings(db: Db, productId: string): Promise<PriceReading[]> {
  const readings = await db
    .selectFrom('priceReadings')
    .select(['readOn as day', 'price', 'currency'])
    .where('productId', '=', productId)
    .orderBy('readOn', 'desc')
    .limit(MAX_READINGS)
    .execute();
  return readings.toReversed();
}
