import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export const WAITING_BATCH = 20;

interface WaitingOrder {
  readonly id: string;
  readonly number: string;
}

async function takeWaiting(db: Db, condition: RawBuilder<unknown>): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    update orders set looked_up_at = now()
     where id in (
       select id from orders
        where state = 'open' and parcel = 'none' and held_until is not null and ${condition}
          and (looked_up_at is null or looked_up_at < now() - interval '1 minute')
        order by held_until limit ${WAITING_BATCH} for update skip locked)
    returning id, number`.execute(db);
  return rows;
}

export const takeEnded = (db: Db): Promise<WaitingOrder[]> =>
  takeWaiting(db, sql`held_until <= now()`);

export const takeUnheard = (db: Db): Promise<WaitingOrder[]> =>
  takeWaiting(
    db,
    sql`held_until > now() and created_at < now() - interval '15 minutes'
      and (looked_up_at is null or looked_up_at < now() - interval '5 minutes')`,
  );
