import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/tables.ts';
import type { PriceWatchesTable, ProductsTable } from '../../platform/database/tables/catalogue.ts';

const NEWS_DAYS = 14;

/** The price before the newest reading, when that was a drop within two weeks. For queries that read `products` as `p`. */
const priceBefore = sql<number | null>`(
  select earlier.price
    from (
      select read_on, price, currency, row_number() over (order by read_on desc) as place
        from price_readings where product_id = p.id
    ) latest
    join price_readings earlier on earlier.product_id = p.id and earlier.read_on < latest.read_on
   where latest.place = 1 and latest.read_on > current_date - ${NEWS_DAYS}::integer
     and latest.price = p.price and latest.currency = p.currency
     and earlier.currency = p.currency and earlier.price > p.price
   order by earlier.read_on desc limit 1)`;

/** The newest looks at the shop, as hosts see them. For queries that left join `price_watches` as `w`. */
export function selectShopWatch() {
  const eb = expressionBuilder<
    Database & { p: ProductsTable; w: PriceWatchesTable | null },
    'p' | 'w'
  >();
  return eb
    .case()
    .when('w.productId', 'is not', null)
    .then(
      jsonBuildObject({
        priceBefore,
        outOfStock: sql<boolean>`w.is_out_of_stock`,
        gone: sql<boolean>`w.is_gone`,
      }),
    )
    .end()
    .as('shop');
}
