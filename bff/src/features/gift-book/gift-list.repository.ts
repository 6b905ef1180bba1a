import { sql, type RawBuilder } from 'kysely';
import {
  type FilterState,
  type GiftState,
  trackingUrl,
  type HostParcel,
  type GiftSort,
  type HostGift,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-patterns.ts';

export interface Position {
  readonly value: string | number | null;
  readonly id: string;
}

export interface GiftFilter {
  readonly search?: string | undefined;
  readonly states?: readonly FilterState[] | undefined;
}

/** A table of gifts: the expressions in which claims and contributions differ. `g` is the row, `p` its product. */
export interface GiftTable {
  readonly kind: 'claim' | 'contribution';
  readonly from: RawBuilder<unknown>;
  readonly state: RawBuilder<GiftState>;
  readonly isPaid: RawBuilder<boolean>;
  readonly units: RawBuilder<number>;
  readonly rupees: RawBuilder<number | null>;
  /** JSON of the money; null for gifts that are no contributions. */
  readonly payment: RawBuilder<unknown>;
  /** Rupees by which gifts are ordered. */
  readonly worth: RawBuilder<number>;
}

/** A payment that a guest says was sent may take as long to arrive. */
export const afterPaid = sql`interval '7 days'`;

const claims: GiftTable = {
  kind: 'claim',
  from: sql`claims g join products p on p.id = g.product_id and g.kind = 'guest'`,
  state: sql`case when g.status = 'released' then 'released' when g.thanked_at is not null then 'thanked'
    when g.received_at is not null then 'received' when g.status = 'reserved' then 'reserved' else 'bought' end`,
  isPaid: sql`false`,
  units: sql`g.quantity`,
  rupees: sql`null::numeric`,
  payment: sql`null::json`,
  worth: sql`case when p.currency = 'INR' then coalesce(p.price, 0) * g.quantity else 0 end`,
};

const contributions: GiftTable = {
  kind: 'contribution',
  from: sql`contributions g join products p on p.id = g.product_id`,
  state: sql`case when g.status = 'released' then 'released' when g.thanked_at is not null then 'thanked'
    when g.received_at is not null then 'received' else 'promised' end`,
  isPaid: sql`g.paid_at is not null`,
  units: sql`1`,
  rupees: sql`g.amount`,
  payment: sql`json_build_object('payBy', g.pay_by, 'paidAt', g.paid_at, 'reference', g.upi_reference,
    'isReferenceRepeated', exists (select from contributions other
       where other.registry_id = g.registry_id and other.upi_reference = g.upi_reference and other.id <> g.id),
    'canBeFreed', g.status = 'purchased' and g.received_at is null
      and coalesce(g.paid_at < now() - ${afterPaid}, false))`,
  worth: sql`g.amount`,
};

export const giftTables = [claims, contributions] as const;

export function matches(
  { state, isPaid }: GiftTable,
  { search, states }: GiftFilter,
): RawBuilder<boolean> {
  const ofState = states?.length
    ? sql<boolean>`(${state} = any(${[...states]}::text[])
        or ${state} = 'promised' and case when ${isPaid} then 'paid' else 'unpaid' end = any(${[...states]}::text[]))`
    : sql<boolean>`g.status <> 'released'`;
  if (!search) return ofState;
  const pattern = containing(search);
  return sql`${ofState} and (g.guest_name ilike ${pattern} or p.name ilike ${pattern})`;
}

interface StoredParcel extends Omit<HostParcel, 'trackingUrl'> {
  readonly trackingNumber: string | null;
}

const selectParcel = (giftId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select json_build_object(
      'state', case
        when parcel_order.state = 'cancelled' then 'cancelled'
        when parcel_order.parcel = 'none' then 'waits-for-payment'
        when parcel_order.parcel = 'shipped' or newest.id is not null and parcel_order.parcel in ('to-pack', 'packed')
          then 'on-its-way'
        when parcel_order.parcel = 'delivered' then 'delivered'
        when parcel_order.parcel = 'returned' then 'comes-back'
        else 'being-packed' end,
      'shipTo', parcel_order.ship_to, 'carrier', newest.carrier,
      'trackingNumber', newest.tracking_number,
      'deliveredAt', (select max(change.created_at) from order_changes change
                       where change.order_id = parcel_order.id and change.action = 'deliver'))
    from order_lines line join orders parcel_order on parcel_order.id = line.order_id
    left join lateral (
      select parcel.id, parcel.carrier, parcel.tracking_number
        from order_parcel_lines unit join order_parcels parcel on parcel.id = unit.parcel_id
       where unit.claim_id = line.claim_id and parcel.returned_at is null
       order by parcel.id desc limit 1) newest on true
   where line.claim_id = ${giftId}`;

/** A carrier's page names the place that a parcel goes to, so hosts get those of their own address alone. */
const readParcel = ({ trackingNumber, ...parcel }: StoredParcel): HostParcel => ({
  ...parcel,
  trackingUrl: parcel.shipTo === 'host' ? trackingUrl(parcel.carrier, trackingNumber) : null,
});

export interface GiftPage extends GiftFilter {
  readonly registryIds: readonly string[];
  readonly sort: GiftSort;
  readonly after: Position | undefined;
  readonly limit: number;
}

interface Order {
  readonly value: (table: GiftTable) => RawBuilder<unknown>;
  readonly descending: boolean;
  /** The type of the value in a cursor; none when the id alone orders. */
  readonly type?: RawBuilder<unknown>;
}

const orders: Readonly<Record<GiftSort, Order>> = {
  newest: { value: () => sql`null`, descending: true },
  oldest: { value: () => sql`null`, descending: false },
  giver: { value: () => sql`lower(g.guest_name)`, descending: false, type: sql`text` },
  gift: { value: () => sql`lower(p.name)`, descending: false, type: sql`text` },
  amount: { value: ({ worth }) => worth, descending: true, type: sql`numeric` },
};

function isAfter({ descending, type }: Order, value: RawBuilder<unknown>, after: Position) {
  const comparison = descending ? sql`<` : sql`>`;
  return type
    ? sql`(${value}, g.id) ${comparison} (${after.value}::${type}, ${after.id}::uuid)`
    : sql`g.id ${comparison} ${after.id}::uuid`;
}

const rowOf = (table: GiftTable, value: RawBuilder<unknown>) => sql`
  g.id, ${sql.lit(table.kind)} as kind, ${table.state} as state, ${table.units} as quantity,
  ${table.rupees} as amount, g.guest_name as giver_name, g.guest_email as giver_email, g.message,
  ${table.payment} as payment, g.received_at, g.thanked_at, g.created_at, ${value} as sort_value,
  p.name as product_name, coalesce(p.thumbnail_url, p.image_url) as image_url, p.price, p.currency`;

export interface ListedGift extends HostGift {
  readonly sortValue: string | number | null;
}

type StoredGift = Omit<ListedGift, 'parcel'> & { readonly parcel: StoredParcel | null };

/**
 * One page of gifts. Each registry and each table gives its own first rows from an index by age, so a page of the newest
 * gifts costs the same in a book of a hundred and of ten thousand.
 */
export async function findGiftPage(db: Db, page: GiftPage): Promise<ListedGift[]> {
  const { registryIds, sort, after, limit } = page;
  if (registryIds.length === 0) return [];
  const order = orders[sort];
  const direction = order.descending ? sql`desc` : sql`asc`;
  const branch = (table: GiftTable) => {
    const value = order.value(table);
    const by = order.type ? sql`${value} ${direction}, g.id ${direction}` : sql`g.id ${direction}`;
    return sql`(select ${rowOf(table, value)} from ${table.from}
      where g.registry_id = r.id and ${matches(table, page)}
        ${after ? sql`and ${isAfter(order, value, after)}` : sql``}
      order by ${by} limit ${limit})`;
  };
  const { rows } = await sql<StoredGift>`
    select list.*, r.id as registry_id, r.registry_name, (${selectParcel(sql`list.id`)}) as parcel
      from registries r
      cross join lateral (${sql.join(giftTables.map(branch), sql` union all `)}) list
     where r.id = any(${[...registryIds]}::uuid[])
     order by list.sort_value ${direction}, list.id ${direction}
     limit ${limit}`.execute(db);
  return rows.map(({ parcel, ...gift }) => ({ ...gift, parcel: parcel && readParcel(parcel) }));
}
