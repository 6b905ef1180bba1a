import { sql } from 'kysely';
import type { GuestOrder } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import { confirmAddress, isConfirmedAddress } from '../guests/guests.repository.ts';

type Stored = Omit<GuestOrder, 'instructions' | 'pickUp' | 'parcels' | 'cancellable'> & {
  readonly id: string;
  readonly payment: string;
  readonly parcels: readonly Omit<GuestOrder['parcels'][number], 'trackingUrl'>[];
};

/** Takes the order's number. Of the host's address it has the city and the state alone. */
const selectOrder = prepareQuery<Stored>(
  'guest-order',
  `select orders.id, orders.number, orders.payment, registry.registry_name, (
       select share.share_code from guest_links link join open_shares share on share.id = link.share_id
        where link.guest_id = orders.guest_id and link.registry_id = orders.registry_id limit 1) as share_code,
     orders.guest_name, orders.guest_email, orders.message, orders.state, orders.money, orders.parcel,
     orders.ship_to, case orders.ship_to
       when 'host' then nullif(concat_ws(', ', registry.city, registry.state), '')
       when 'guest' then concat_ws(', ', orders.address->>'city', orders.address->>'state') end as destination,
     case when orders.ship_to = 'guest' then orders.address end as address, orders.wanted_day,
     (select json_agg(json_build_object('id', line.claim_id, 'productName', line.product_name,
               'imageUrl', line.image_url, 'quantity', line.quantity, 'cancelled', line.cancelled,
               'sent', coalesce((
                 select sum(unit.quantity) from order_parcel_lines unit
                   join order_parcels parcel on parcel.id = unit.parcel_id
                  where unit.claim_id = line.claim_id and parcel.returned_at is null), 0),
               'unitPaise', line.unit_paise) order by line.claim_id)
        from order_lines line where line.order_id = orders.id) as lines,
     orders.total_paise, orders.paid_paise, orders.refunded_paise, orders.held_until,
     coalesce((
       select json_agg(json_build_object('carrier', parcel.carrier, 'trackingNumber', parcel.tracking_number,
                'sentAt', parcel.sent_at, 'lines', (
                  select json_agg(json_build_object('productName', line.product_name, 'quantity', unit.quantity)
                                  order by unit.claim_id)
                    from order_parcel_lines unit join order_lines line on line.claim_id = unit.claim_id
                   where unit.parcel_id = parcel.id)) order by parcel.id)
         from order_parcels parcel where parcel.order_id = orders.id and parcel.returned_at is null), '[]') as parcels, (
       select json_agg(json_build_object('step', step.name, 'at', step.at, 'paise', step.paise)
                       order by step.at, step.name)
         from (
           select 'placed' as name, orders.created_at as at, null::bigint as paise
           union all
           select case change.action when 'pack' then 'packed' when 'ship' then 'shipped' when 'ship-part' then 'shipped'
                    when 'deliver' then 'delivered' when 'return' then 'returned' else 'cancelled' end,
                  change.created_at, null
             from order_changes change
            where change.order_id = orders.id
              and change.action in ('pack', 'ship', 'ship-part', 'deliver', 'return', 'cancel', 'expire')
           union all
           select case movement.kind when 'captured' then 'paid' else 'refunded' end,
                  movement.created_at, movement.paise
             from money_movements movement
            where movement.order_id = orders.id and movement.kind in ('captured', 'refunded')
         ) step) as steps,
     orders.created_at
   from orders left join registries registry on registry.id = orders.registry_id
  where orders.number = $1`,
);

export async function findGuestOrder(db: Db, number: string): Promise<Stored | undefined> {
  const [order] = await selectOrder(db, number);
  return order;
}

export async function isOwnOrder(db: Db, number: string, guestId: string): Promise<boolean> {
  const own = await db
    .selectFrom('orders')
    .select(sql`1`.as('one'))
    .where('number', '=', number)
    .where('guestId', '=', guestId)
    .executeTakeFirst();
  return own !== undefined;
}

/** The giver opened the link of a mail about this order. */
export async function confirmGiverAddress(db: Db, number: string): Promise<void> {
  const giver = await db
    .selectFrom('orders')
    .select(['guestId', 'guestEmail'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!giver?.guestId || !giver.guestEmail) return;
  const { guestId, guestEmail: email } = giver;
  if (!(await isConfirmedAddress(db, email))) await confirmAddress(db, { guestId, email });
}
