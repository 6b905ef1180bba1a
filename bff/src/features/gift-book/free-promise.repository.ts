import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { afterPaid } from './gift-rows.repository.ts';
import type { EndingPromise } from '../giving/index.ts';

type MissingPayment = EndingPromise & { readonly registryId: string };

export async function findMissingPayment(
  trx: Db,
  giftId: string,
  registryIds: readonly string[],
): Promise<MissingPayment | undefined> {
  const { rows } = await sql<MissingPayment>`
    select pledge.id, pledge.claim_id as unit_id, unit.item_id, pledge.registry_id, pledge.amount
      from contributions pledge join claims unit on unit.id = pledge.claim_id
     where pledge.id = ${giftId} and pledge.registry_id = any(${[...registryIds]}::uuid[])
       and pledge.status = 'purchased' and pledge.received_at is null
       and pledge.paid_at < now() - ${afterPaid}
       for update of pledge`.execute(trx);
  return rows[0];
}
