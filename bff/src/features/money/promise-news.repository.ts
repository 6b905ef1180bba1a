import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { shareCodeForGuest } from '../giving/index.ts';

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
