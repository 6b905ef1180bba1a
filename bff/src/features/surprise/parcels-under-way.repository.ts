import { sql } from 'kysely';
import type { SurpriseRegistry } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { indianToday } from '../../platform/database/indian-days.ts';

type Parcels = NonNullable<SurpriseRegistry['parcels']>[number];

/**
 * Adds the parcels that were shipped to the hosts, so that somebody is at home: their number and the day that the giver chose,
 * and nothing about gift, giver or order.
 */
export async function withParcels(
  db: Db,
  surprises: readonly SurpriseRegistry[],
): Promise<SurpriseRegistry[]> {
  const ids = surprises.map(({ registryId }) => registryId);
  if (ids.length === 0) return [];
  const { rows } = await sql<Parcels & { readonly registryId: string }>`
    select registry_id, count(*)::int as parcels,
           case when wanted_day >= ${indianToday} then wanted_day end as day
      from orders join order_parcels sent on sent.order_id = orders.id and sent.returned_at is null
     where registry_id = any(${ids}::uuid[]) and ship_to = 'host' and state = 'open'
     group by 1, 3
     order by day nulls last`.execute(db);
  return surprises.map((surprise) => ({
    ...surprise,
    parcels: rows
      .filter(({ registryId }) => registryId === surprise.registryId)
      .map(({ day, parcels }) => ({ day, parcels })),
  }));
}
