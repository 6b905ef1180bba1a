import { sql, type RawBuilder } from 'kysely';
import type { GiftSort, HostGift } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { readParcel, selectParcel, type StoredParcel } from './gift-parcel.repository.ts';
import type { Position } from './cursor.ts';
import { giftTables, matches, type GiftFilter, type GiftTable } from './gift-rows.repository.ts';

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
