import { sql, type RawBuilder } from 'kysely';
import {
  orderViews,
  type getOrderCounts,
  type listOrders,
  type OrderRow,
  type OrderView,
  type ReplyOf,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { madeOn } from '../../platform/database/indian-days.ts';
import { estimateRows, keysetList, type FilterOf } from '../../platform/database/keyset-list.ts';
import { startingWith } from '../../platform/database/search-patterns.ts';
import { deliveryAddress } from './order-views.repository.ts';

type Filter = FilterOf<typeof listOrders>;
type Condition = RawBuilder<boolean>;

const isOverdue = sql<boolean>`(orders.state = 'open' and (
  (orders.parcel = 'to-pack' and orders.updated_at < now() - interval '1 day')
  or (orders.parcel = 'packed' and orders.updated_at < now() - interval '2 days')
  or (orders.parcel = 'shipped' and orders.updated_at < now() - interval '5 days')
  or (orders.parcel = 'none' and orders.held_until is null and orders.created_at < now() - interval '3 days')))`;

// An array is found first, by an index; a list that the planner joins is looked for among all orders, from the oldest on.
const hasOpenCase = sql<boolean>`orders.id = any(array(select order_id from order_cases where closed_at is null))`;

/** The team gives back money that came by hand. */
const waitsForRefund = sql<boolean>`orders.id = any(array(
  select order_id from refunds where state = 'asked' and payment_id like 'by-hand-%'))`;

/** The ids of orders for which one of the conditions holds. Each is looked for by itself, so that its index finds it. */
const eitherOf = (conditions: readonly Condition[]) =>
  sql.join(
    conditions.map((condition) => sql`select orders.id from orders where ${condition}`),
    sql` union all `,
  );

const attention: readonly Condition[] = [hasOpenCase, waitsForRefund, isOverdue];

const conditionOf: Readonly<Record<OrderView, Condition>> = {
  attention: sql`orders.id = any(array(${eitherOf(attention)}))`,
  'to-pack': sql`orders.state = 'open' and orders.parcel = 'to-pack'`,
  packed: sql`orders.state = 'open' and orders.parcel = 'packed'`,
  shipped: sql`orders.state = 'open' and orders.parcel = 'shipped'`,
  waiting: sql`orders.state = 'open' and orders.parcel = 'none'`,
  cases: hasOpenCase,
  ended: sql`orders.state <> 'open'`,
  all: sql`true`,
};

/** The beginning of a number, an email, or a name. Each is looked for by itself, so that its index finds it. */
function searches(search: string | undefined): readonly Condition[] {
  if (!search) return [sql`true`];
  const small = startingWith(search.toLowerCase());
  return [
    sql`orders.number like ${startingWith(search.toUpperCase())}`,
    sql`orders.guest_email like ${small}`,
    sql`lower(orders.guest_name) like ${small}`,
    sql`orders.id = any(array(
      select own.id from (select id from registries where lower(registry_name) like ${small} limit 200) named
       cross join lateral (select id from orders where registry_id = named.id offset 0) own))`,
  ];
}

const partsOf = (view: OrderView): readonly Condition[] =>
  view === 'attention' ? attention : [conditionOf[view]];

export const findOrderRows = keysetList<OrderRow, Filter>({
  from: sql`orders`,
  id: sql`orders.id`,
  columns: sql`orders.id, orders.number, gift.product_name, gift.lines - 1 as more_gifts, gift.gifts,
    orders.registry_id, registry.registry_name, orders.guest_name,
    case orders.ship_to
      when 'host' then nullif(concat_ws(' ', registry.city, registry.zip_code), '')
      when 'guest' then concat_ws(' ', orders.address->>'city', orders.address->>'pinCode') end as destination,
    orders.ship_to, orders.state, orders.money, orders.parcel, orders.payment,
    orders.total_paise, orders.paid_paise, orders.refunded_paise, orders.created_at, orders.guest_email,
    orders.wanted_day, ${sql.raw(deliveryAddress)} as ship_address,
    (select string_agg(concat_ws(' ', carrier, tracking_number), '; ' order by id)
       from order_parcels where order_id = orders.id and returned_at is null) as tracking,
    ${isOverdue} as overdue,
    coalesce((select sum(paise) from refunds where order_id = orders.id
       and state = 'asked' and payment_id like 'by-hand-%'), 0) as refund_due_paise,
    array(select kind from order_cases where order_id = orders.id and closed_at is null order by id)
      as open_cases`,
  joins: sql`left join registries registry on registry.id = orders.registry_id
    cross join lateral (
      select min(product_name) as product_name, count(*)::int as lines,
             string_agg(quantity || ' × ' || product_name, '; ' order by claim_id) as gifts
        from order_lines where order_id = orders.id) gift`,
  where: ({ registryId, olderThanHours, ...range }) => [
    ...madeOn('orders', range),
    ...(registryId ? [sql<boolean>`orders.registry_id = ${registryId}`] : []),
    ...(olderThanHours
      ? [sql<boolean>`orders.created_at < now() - make_interval(hours => ${olderThanHours})`]
      : []),
  ],
  anyOf: ({ view, search }) =>
    partsOf(view).flatMap((part) =>
      searches(search).map((searched) => sql<boolean>`${part} and ${searched}`),
    ),
  sorts: { usual: { by: sql`orders.id`, type: 'uuid' } },
  isReversed: ({ view }) => view === 'ended' || view === 'all',
});

type OrderCounts = ReplyOf<typeof getOrderCounts>;

/** Views with more than this are estimated. */
const MOST_COUNTED = 1_000;

export async function countOrders(db: Db): Promise<OrderCounts> {
  const countOf = (condition: Condition) => sql`(select count(*)::int from (
    select from orders where ${condition} limit ${MOST_COUNTED + 1}) counted)`;
  const count = (view: OrderView) => countOf(conditionOf[view]);
  const late = (view: OrderView) => countOf(sql`${conditionOf[view]} and ${isOverdue}`);
  const { rows } = await sql<Omit<OrderCounts, 'estimated'>>`
    select json_build_object('attention', ${count('attention')}, 'to-pack', ${count('to-pack')},
      'packed', ${count('packed')}, 'shipped', ${count('shipped')}, 'waiting', ${count('waiting')},
      'cases', ${count('cases')}, 'ended', ${count('ended')}, 'all', ${count('all')}) as counts,
      json_build_object('to-pack', ${late('to-pack')}, 'packed', ${late('packed')},
      'shipped', ${late('shipped')}, 'waiting', ${late('waiting')}) as overdue`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The counts of orders have no row.');
  const estimated = orderViews.filter((view) => row.counts[view] > MOST_COUNTED);
  const counts = { ...row.counts };
  await Promise.all(
    estimated.map(async (view) => {
      counts[view] = await estimateRows(db, sql`select from orders where ${conditionOf[view]}`);
    }),
  );
  return { ...row, counts, estimated };
}
