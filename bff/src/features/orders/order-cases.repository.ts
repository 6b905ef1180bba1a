import { sql } from 'kysely';
import type { OrderCaseKind } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export interface NewCase {
  /** Null for an event of the provider that names no order of ours. */
  readonly orderId: string | null;
  readonly kind: OrderCaseKind;
  /** Tells cases of one kind apart: a payment, a claim or an event. */
  readonly paymentId?: string;
  readonly paise?: number;
  readonly detail?: string;
}

/** Opens a case for a person to decide. An open one of the same kind gets the new amount. */
export async function openCase(
  db: Db,
  { orderId, kind, paymentId = '', paise, detail = '' }: NewCase,
): Promise<void> {
  await sql`
    insert into order_cases (order_id, kind, payment_id, paise, detail)
    values (${orderId}, ${kind}, ${paymentId}, ${paise ?? null}, ${detail})
    on conflict (order_id, kind, payment_id) where closed_at is null
    do update set paise = excluded.paise`.execute(db);
}

const moneyCases: readonly OrderCaseKind[] = ['wrong-amount', 'refunded-outside'];

/** Closes the cases that ask for the money of an order, but for one kind. */
export async function closeMoneyCases(
  db: Db,
  orderId: string,
  decision: string,
  except?: OrderCaseKind,
): Promise<void> {
  await db
    .updateTable('orderCases')
    .set({ closedAt: sql`now()`, decision })
    .where('orderId', '=', orderId)
    .where(
      'kind',
      'in',
      moneyCases.filter((kind) => kind !== except),
    )
    .where('closedAt', 'is', null)
    .execute();
}
