import type { Db } from '../../../platform/database/database.ts';
import { prepareQuery } from '../../../platform/database/prepared-query.ts';

export interface OrderableItem {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly isInternal: boolean;
  /** Of one unit; null and 0 without a price. */
  readonly unitPaise: number | null;
}

const selectItems = prepareQuery<OrderableItem>(
  'orderable-items',
  `select item.id, product.id as product_id, product.name,
          coalesce(product.thumbnail_url, product.image_url) as image_url,
          product.source_type = 'internal' as is_internal,
          case when product.currency = 'INR' then round(product.price * 100)::bigint end as unit_paise
     from registry_items item
     join products product on product.id = item.product_id
     join open_shares share on share.registry_id = item.registry_id
    where share.share_code = $1 and item.id = any($2::uuid[])
    order by item.id`,
);

export const findOrderableItems = (
  db: Db,
  shareCode: string,
  itemIds: readonly string[],
): Promise<readonly OrderableItem[]> => selectItems(db, shareCode, [...itemIds]);
