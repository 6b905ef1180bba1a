import { sql } from 'kysely';
import type { GuestOrder, PackingSlip, TeamOrder } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import { type RegistryEvent, confirmAddress, isConfirmedAddress } from '../mails/index.ts';
import { hostAddress, sentUnits } from './orders.repository.ts';

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

type StoredParcels = readonly Omit<GuestOrder['parcels'][number], 'trackingUrl'>[];

type GiversOrder = Omit<GuestOrder, 'instructions' | 'pickUp' | 'parcels' | 'cancellable'> & {
  readonly payment: string;
  readonly parcels: StoredParcels;
};

type TeamsOrder = Omit<TeamOrder, 'parcels' | 'actions'> & { readonly parcels: StoredParcels };

/** The columns of `orderFacts`. */
const facts = `orders.number, registry.registry_name, orders.guest_name, orders.message, orders.ship_to,
     orders.wanted_day`;

/** The giver and the team see these columns. Of the host's address they have the city and the state alone. */
const shared = `${facts}, orders.guest_email, orders.state, orders.money, orders.parcel, orders.payment,
     orders.total_paise, orders.paid_paise, orders.refunded_paise, orders.held_until, orders.created_at, (
       select share.share_code from guest_links link join open_shares share on share.id = link.share_id
        where link.guest_id = orders.guest_id and link.registry_id = orders.registry_id limit 1) as share_code,
     case orders.ship_to
       when 'host' then nullif(concat_ws(', ', registry.city, registry.state), '')
       when 'guest' then concat_ws(', ', orders.address->>'city', orders.address->>'state') end as destination,
     case when orders.ship_to = 'guest' then orders.address end as address,
     (select json_agg(json_build_object('id', line.claim_id, 'productName', line.product_name,
               'imageUrl', line.image_url, 'quantity', line.quantity, 'cancelled', line.cancelled,
               'sent', parcel.sent, 'unitPaise', line.unit_paise) order by line.claim_id)
        from order_lines line cross join lateral (${sentUnits}) parcel
       where line.order_id = orders.id) as lines,
     coalesce((
       select json_agg(json_build_object('carrier', parcel.carrier, 'trackingNumber', parcel.tracking_number,
                'sentAt', parcel.sent_at, 'lines', (
                  select json_agg(json_build_object('productName', line.product_name, 'quantity', unit.quantity)
                                  order by unit.claim_id)
                    from order_parcel_lines unit join order_lines line on line.claim_id = unit.claim_id
                   where unit.parcel_id = parcel.id)) order by parcel.id)
         from order_parcels parcel where parcel.order_id = orders.id and parcel.returned_at is null), '[]') as parcels`;

const steps = `(
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
         ) step) as steps`;

/** The whole address of a parcel, for those who send it. */
export const deliveryAddress = `case when orders.ship_to <> 'pick-up' then coalesce(orders.address, ${hostAddress}) end`;
const instructions = `case orders.ship_to when 'host' then registry.delivery_instructions end as delivery_instructions`;

const teamColumns = `orders.id, orders.registry_id, orders.version, ${deliveryAddress} as ship_address, ${instructions},
     case when orders.state = 'open' then greatest(0, orders.total_paise - orders.reduced_paise
       - orders.paid_paise + orders.refunded_paise + coalesce((
         select sum(paise) from refunds where order_id = orders.id and state = 'asked'), 0)) else 0 end
       as missing_paise,
     orders.paid_paise - orders.refunded_paise - coalesce((
       select sum(paise) from refunds where order_id = orders.id and state = 'asked'
          and payment_id not like 'by-hand-%'), 0) as refundable_paise,
     coalesce((select sum(paise) from refunds where order_id = orders.id
          and state = 'asked' and payment_id like 'by-hand-%'), 0) as refund_due_paise,
     coalesce((
       select json_agg(json_build_object('id', id, 'kind', kind, 'paise', paise, 'openedAt', opened_at,
                'closedAt', closed_at, 'decision', decision, 'detail', detail) order by id desc)
         from order_cases where order_id = orders.id), '[]') as cases,
     (select json_agg(json_build_object('action', entry.action, 'by', entry.by, 'person', entry.person,
               'why', entry.why, 'paise', entry.paise, 'at', entry.at) order by entry.at desc)
        from (
          select 'place' as action, 'guest' as by, null as person, '' as why, null::bigint as paise,
                 orders.created_at as at
          union all
          select change.action, change.by, nullif(trim(person.first_name || ' ' || person.last_name), ''),
                 change.why, null, change.created_at
            from order_changes change left join profiles person on person.id = change.user_id
           where change.order_id = orders.id
          union all
          select movement.kind, case when movement.provider = 'manual' then 'team' else 'provider' end,
                 null, case when movement.provider = 'manual' then '' else movement.payment_id end,
                 movement.paise, movement.created_at
            from money_movements movement where movement.order_id = orders.id
          union all
          select 'refund-asked', 'team', null, refund.why, refund.paise, refund.created_at
            from refunds refund where refund.order_id = orders.id
        ) entry) as history`;

const source = `from orders left join registries registry on registry.id = orders.registry_id`;

const selectForGiver = prepareQuery<GiversOrder>(
  'order-for-giver',
  `select ${shared}, ${steps} ${source} where orders.number = $1`,
);

const selectForTeam = prepareQuery<TeamsOrder>(
  'order-for-team',
  `select ${shared}, ${teamColumns} ${source} where orders.number = $1`,
);

/** A slip lists the units that are left to send, or else the content of the newest parcel. */
const selectSlips = prepareQuery<PackingSlip>(
  'packing-slips',
  `select ${facts}, ${deliveryAddress} as address, ${instructions},
     coalesce(to_send.lines, in_parcel.lines, '[]') as lines
   ${source}
   cross join lateral (
     select json_agg(json_build_object('productName', line.product_name,
              'quantity', line.quantity - line.cancelled - parcel.sent) order by line.claim_id)
              filter (where line.quantity - line.cancelled > parcel.sent) as lines
       from order_lines line cross join lateral (${sentUnits}) parcel
      where line.order_id = orders.id) to_send
   cross join lateral (
     select json_agg(json_build_object('productName', line.product_name, 'quantity', unit.quantity)
                     order by line.claim_id) as lines
       from order_lines line join order_parcel_lines unit on unit.claim_id = line.claim_id
      where unit.parcel_id = (
        select id from order_parcels where order_id = orders.id order by id desc limit 1)) in_parcel
   where orders.number = any($1::text[])
   order by array_position($1::text[], orders.number)`,
);

export const findGiversOrder = async (db: Db, number: string): Promise<GiversOrder | undefined> =>
  (await selectForGiver(db, number))[0];

export const findTeamsOrder = async (db: Db, number: string): Promise<TeamsOrder | undefined> =>
  (await selectForTeam(db, number))[0];

export const findPackingSlips = (
  db: Db,
  numbers: readonly string[],
): Promise<readonly PackingSlip[]> => selectSlips(db, [...numbers]);

export async function isOwnOrder(db: Db, number: string, guestId: string): Promise<boolean> {
  const own = await db
    .selectFrom('orders')
    .select(sql`1`.as('one'))
    .where('number', '=', number)
    .where(({ eb, exists, selectFrom }) =>
      eb.or([
        eb('guestId', '=', guestId),
        exists(
          selectFrom('openedOrders')
            .select('openedOrders.orderId')
            .whereRef('openedOrders.orderId', '=', 'orders.id')
            .where('openedOrders.guestId', '=', guestId),
        ),
      ]),
    )
    .executeTakeFirst();
  return own !== undefined;
}

/** The browser of `guestId` has opened a link of this order, whose key leaves its address bar. */
export async function openOrder(db: Db, number: string, guestId: string): Promise<void> {
  await db
    .insertInto('openedOrders')
    .columns(['orderId', 'guestId'])
    .expression(
      db
        .selectFrom('orders')
        .select(['id', sql.val(guestId).as('guestId')])
        .where('number', '=', number)
        .where('guestId', 'is distinct from', guestId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
