import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { RegistryEvent } from '../mails/index.ts';

export interface MailFacts extends RegistryEvent {
  readonly id: string;
  readonly number: string;
  readonly guestId: string | null;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly registryId: string | null;
  readonly registryName: string;
  readonly productName: string;
  readonly moreGifts: number;
  readonly totalPaise: number;
  readonly paidPaise: number;
  readonly heldUntil: string | null;
  readonly payment: string;
  readonly shipTo: 'host' | 'guest' | 'pick-up';
  /** Units follow in another parcel. */
  readonly rest: boolean;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** Its first mail was held back. */
  readonly isHeld: boolean;
}

/** Takes an order; no row for one whose giver left no email. */
export const selectMailFacts = prepareQuery<MailFacts>(
  'order-for-mail',
  `select orders.id, orders.number, orders.guest_id, orders.guest_name, orders.guest_email, orders.registry_id,
          coalesce(registry.registry_name, '') as registry_name, coalesce(registry.occasion, 'other') as occasion,
          coalesce(registry.event_date, orders.created_at::date) as event_date,
          coalesce(owner.first_name, '') as owner_first_name, coalesce(registry.theme, 'marigold') as theme,
          gift.product_name, gift.lines - 1 as more_gifts,
          orders.total_paise, orders.paid_paise, orders.held_until, orders.payment, orders.ship_to,
          parcel.carrier, parcel.tracking_number, orders.parcel = 'to-pack' and parcel.id is not null as rest,
          exists (select from mails where mails.about = orders.id and mails.state = 'held') as is_held
     from orders left join registries registry on registry.id = orders.registry_id
     left join profiles owner on owner.id = registry.owner_id
     left join lateral (
       select id, carrier, tracking_number from order_parcels
        where order_id = orders.id and returned_at is null order by id desc limit 1) parcel on true
     cross join lateral (
       select min(product_name) as product_name, count(*)::int as lines
         from order_lines line where order_id = orders.id
          and (parcel.id is null or exists (
            select from order_parcel_lines unit
             where unit.parcel_id = parcel.id and unit.claim_id = line.claim_id))) gift
    where orders.id = $1 and orders.guest_email is not null`,
);
