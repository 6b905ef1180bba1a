import { prepareQuery } from '../../../platform/database/prepared-query.ts';

interface Facts {
  readonly number: string;
  readonly guestId: string | null;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly registryId: string | null;
  readonly registryName: string | null;
  readonly theme: string | null;
  readonly productName: string;
  readonly moreGifts: number;
  readonly totalPaise: number;
  readonly payment: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

/** Takes an order; no row for one whose giver left no email. */
export const selectMailFacts = prepareQuery<Facts>(
  'order-for-mail',
  `select orders.number, orders.guest_id, orders.guest_name, orders.guest_email, orders.registry_id,
          registry.registry_name, registry.theme, gift.product_name, gift.lines - 1 as more_gifts,
          orders.total_paise, orders.payment,
          orders.carrier, orders.tracking_number
     from orders left join registries registry on registry.id = orders.registry_id
     cross join lateral (
       select min(product_name) as product_name, count(*)::int as lines
         from order_lines where order_id = orders.id) gift
    where orders.id = $1 and orders.guest_email is not null`,
);
