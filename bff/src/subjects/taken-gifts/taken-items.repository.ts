import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { giftsAreHidden } from '../surprise/hidden-gifts.repository.ts';

interface TakenItem {
  readonly requested: number;
  readonly taken: number;
  readonly hidden: boolean;
}

export async function findTakenItem(trx: Db, itemId: string): Promise<TakenItem | undefined> {
  const { rows } = await sql<TakenItem>`
    select item.quantity_requested as requested,
           item.quantity_reserved + item.quantity_fulfilled as taken,
           coalesce((select ${giftsAreHidden} from registries where registries.id = item.registry_id), false) as hidden
      from registry_items item where item.id = ${itemId}`.execute(trx);
  return rows[0];
}
