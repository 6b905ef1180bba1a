import { sql } from 'kysely';
import type { RegistryItem } from '@gift-registry/bff-contract';

const NEWS_DAYS = 14;

/** The price before the newest reading, when that was a drop within two weeks. */
const priceBefore = sql`(
  select earlier.price
    from (
      select read_on, price, currency, row_number() over (order by read_on desc) as place
        from price_readings where product_id = p.id
    ) latest
    join price_readings earlier on earlier.product_id = p.id and earlier.read_on < latest.read_on
   where latest.place = 1 and latest.read_on > current_date - ${sql.lit(NEWS_DAYS)}
     and latest.price = p.price and latest.currency = p.currency
     and earlier.currency = p.currency and earlier.price > p.price
   order by earlier.read_on desc limit 1)`;

/** The newest looks at the shop, as hosts see them. For queries that left join `price_watches` as `w`. */
export const selectShopWatch = () =>
  sql<NonNullable<RegistryItem['shop']> | null>`
    case when w.product_id is not null then json_build_object(
      'priceBefore', ${priceBefore}, 'outOfStock', w.is_out_of_stock, 'gone', w.is_gone) end`.as(
    'shop',
  );
