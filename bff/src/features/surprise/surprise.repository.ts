import { sql } from 'kysely';
import type { Surprise } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { giftsAreHidden } from './hidden-gifts.repository.ts';

interface SurpriseNow extends Surprise {
  readonly today: string;
}

export async function findSurprise(db: Db, registryId: string): Promise<SurpriseNow> {
  const { rows } = await sql<SurpriseNow>`
    select surprise_until as until, hidden_until as opens_at, ${giftsAreHidden} as hidden, time_zone,
           (now() at time zone time_zone)::date as today
      from registries where id = ${registryId}`.execute(db);
  const [surprise] = rows;
  if (!surprise) throw new Error('The registry is missing.');
  return surprise;
}

/** Starts a surprise, or ends it at another day. Without a zone the stored one stays. */
export async function startSurprise(
  trx: Db,
  registryId: string,
  until: string,
  timeZone: string | null,
): Promise<void> {
  await trx
    .updateTable('registries')
    .set({
      surpriseUntil: until,
      revealedAt: null,
      timeZone: sql<string>`coalesce(${timeZone}, time_zone)`,
    })
    .where('id', '=', registryId)
    .execute();
}
