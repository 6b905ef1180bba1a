import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type OwnGift, contributionIdsOf } from '../giving/index.ts';

interface PayablePromise {
  readonly registryId: string;
  readonly amount: number;
  readonly payBy: string | null;
  readonly payeeSealed: string;
  readonly isChanged: boolean;
}

const payable = ({ giftId, guestId, shareCode }: OwnGift) => sql`
  from contributions pledge
  join open_shares share on share.registry_id = pledge.registry_id
  join upi_payees payee on payee.registry_id = pledge.registry_id
 where pledge.id = ${giftId} and pledge.id = any(${contributionIdsOf(guestId)})
   and share.share_code = ${shareCode} and payee.payee_sealed is not null
   and pledge.status = 'purchased'
   and pledge.paid_at is null and pledge.received_at is null
   and (pledge.pay_by is null or pledge.pay_by > now())`;

export async function isPayable(db: Db, own: OwnGift): Promise<boolean> {
  const { rows } = await sql`select ${payable(own)}`.execute(db);
  return rows.length > 0;
}

/** Counts a look at the address, and resolves to what is seen; undefined when there is nothing to pay any more. */
export async function countLook(db: Db, own: OwnGift): Promise<PayablePromise | undefined> {
  const { rows } = await sql<PayablePromise>`
    with found as (
      select pledge.id, pledge.registry_id, pledge.amount, pledge.pay_by, payee.payee_sealed,
             coalesce(payee.changed_at > pledge.upi_looked_at, false) as is_changed ${payable(own)}
    )
    update contributions set upi_looks = upi_looks + 1, upi_looked_at = now()
      from found where contributions.id = found.id
    returning found.registry_id, found.amount, found.pay_by, found.payee_sealed, found.is_changed`.execute(
    db,
  );
  return rows[0];
}
