import { sql } from 'kysely';
import type { GiftTotals } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { giftTables, matches, type GiftFilter, type GiftTable } from './gift-rows.repository.ts';

interface Counted extends GiftFilter {
  readonly registryIds: readonly string[];
}

const noGifts: GiftTotals = { gifts: 0, units: 0, promised: 0, paid: 0, received: 0, toThank: 0 };

export async function sumGifts(db: Db, counted: Counted): Promise<GiftTotals> {
  if (counted.registryIds.length === 0) return noGifts;
  const branch = (table: GiftTable) => sql`
    select case when ${sql.lit(table.kind)} = 'claim' then ${table.units} else 0 end as units,
           ${table.rupees} as rupees, g.received_at, ${table.isPaid} as is_paid, ${table.state} as state
      from ${table.from}
     where g.registry_id = any(${[...counted.registryIds]}::uuid[]) and ${matches(table, counted)}`;
  const { rows } = await sql<GiftTotals>`
    select count(*) as gifts,
           coalesce(sum(units), 0) as units,
           coalesce(sum(rupees) filter (where received_at is null and not is_paid), 0) as promised,
           coalesce(sum(rupees) filter (where received_at is null and is_paid), 0) as paid,
           coalesce(sum(rupees) filter (where received_at is not null), 0) as received,
           count(*) filter (where state in ('bought', 'promised', 'received')) as to_thank
      from (${sql.join(giftTables.map(branch), sql` union all `)}) gifts`.execute(db);
  return rows[0] ?? noGifts;
}
