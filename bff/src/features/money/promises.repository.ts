import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { shareCodeForGuest, type OwnGift, contributionIdsOf } from '../giving/index.ts';

interface Promised {
  readonly id: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly amount: number;
  readonly productName: string;
  readonly registryName: string;
  readonly registryId: string;
}

export interface DuePayment extends Promised {
  readonly payBy: string;
  readonly shareCode: string;
}

const shareCode = shareCodeForGuest('pledge.registryId', 'pledge.guestId');

const promised = sql`pledge.id, pledge.guest_id, pledge.guest_name, pledge.guest_email, pledge.amount,
  product.name as product_name, registry.registry_name, registry.id as registry_id,
  ${shareCode} as share_code`;

export async function takeDuePayments(trx: Db, limit: number): Promise<DuePayment[]> {
  const { rows } = await sql<DuePayment>`
    with due as (
      select id from contributions
       where status = 'purchased' and paid_at is null and received_at is null
         and guest_email is not null and pay_reminded_at is null and pay_by > now()
         and now() >= least(created_at + interval '2 days', created_at + (pay_by - created_at) / 2)
       order by pay_by limit ${limit} for update skip locked
    )
    update contributions pledge set pay_reminded_at = now()
      from due, products product, registries registry
     where pledge.id = due.id and product.id = pledge.product_id and registry.id = pledge.registry_id
       and ${shareCode} is not null
    returning pledge.pay_by, ${promised}`.execute(trx);
  return rows;
}

export interface EndedPromise extends Omit<Promised, 'guestEmail'> {
  readonly guestEmail: string | null;
  readonly endedBy: 'time' | 'host';
  readonly shareCode: string | null;
}

export async function takeEndedPromises(trx: Db, limit: number): Promise<EndedPromise[]> {
  const { rows } = await sql<EndedPromise>`
    with ended as (
      select id from contributions where ended_by is not null and end_told_at is null
       order by id limit ${limit} for update skip locked
    )
    update contributions pledge set end_told_at = now()
      from ended, products product, registries registry
     where pledge.id = ended.id and product.id = pledge.product_id and registry.id = pledge.registry_id
    returning pledge.ended_by, ${promised}`.execute(trx);
  return rows;
}

export interface CompleteGiver {
  readonly guestId: string;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly registryId: string;
  readonly registryName: string;
  readonly productName: string;
  readonly givers: number;
  readonly shareCode: string | null;
}

/** Resolves to each address once, of group gifts that became complete a minute ago: a promise may be taken back at once. */
export async function takeCompleteGivers(trx: Db, limit: number): Promise<CompleteGiver[]> {
  const { rows } = await sql<CompleteGiver>`
    with due as (
      select id from claims
       where kind = 'group' and status = 'purchased' and completion_told_at is null
         and updated_at < now() - interval '1 minute'
       order by updated_at limit ${limit}
         for update skip locked
    ), told as (
      update claims set completion_told_at = now() from due where claims.id = due.id
      returning claims.id, claims.registry_id, claims.product_id
    ), givers as (
      select distinct on (told.id, lower(pledge.guest_email)) told.registry_id, told.product_id,
        pledge.guest_id, pledge.guest_name, pledge.guest_email,
        (select count(distinct each.guest_id) from contributions each
          where each.claim_id = told.id and each.status <> 'released')::int as givers
        from told join contributions pledge on pledge.claim_id = told.id
       where pledge.status <> 'released' and pledge.guest_email is not null
       order by told.id, lower(pledge.guest_email), pledge.id
    )
    select givers.guest_id, givers.guest_name, givers.guest_email, givers.registry_id, givers.givers,
      registry.registry_name, product.name as product_name,
      ${shareCodeForGuest('givers.registryId', 'givers.guestId')} as share_code
      from givers
      join products product on product.id = givers.product_id
      join registries registry on registry.id = givers.registry_id`.execute(trx);
  return rows;
}

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
