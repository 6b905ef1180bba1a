import { sql, type Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import type { PaymentAdapter } from '../../platform/payments/payment-adapter.ts';
import type { LineMailer } from '../waiting-line/tell-next.ts';
import { bookFacts, type Booking } from './book-facts.ts';
import { endOrder } from './end-order.ts';

const BATCH = 20;

export interface Expiring extends Booking {
  readonly payments: PaymentAdapter;
  readonly log: FastifyBaseLogger;
  readonly line: LineMailer;
}

/** Takes waiting orders that nobody has looked up within a minute. */
async function takeWaiting(db: Kysely<Database>, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: string; number: string }>`
    update orders set looked_up_at = now()
     where id in (
       select id from orders
        where state = 'open' and parcel = 'none' and held_until is not null and ${condition}
          and (looked_up_at is null or looked_up_at < now() - interval '1 minute')
        order by held_until limit ${BATCH} for update skip locked)
    returning id, number`.execute(db);
  return rows;
}

/** Asks the provider about money whose event has not come. */
async function lookUp(deps: Expiring, number: string): Promise<boolean> {
  const { payments, log } = deps;
  try {
    const facts = await payments.lookUp(number);
    await bookFacts(deps, payments.name, facts);
    // The bank may still say yes to these.
    return !facts.some(({ kind }) => kind === 'authorized');
  } catch (err) {
    log.warn({ err, order: number }, 'the payment provider did not answer');
    return false;
  }
}

/** Books payments whose events were lost, 15 minutes after the order. */
export async function reconcileOrders(deps: Expiring): Promise<boolean> {
  const waiting = await takeWaiting(
    deps.db,
    sql`held_until > now() and created_at < now() - interval '15 minutes'
      and (looked_up_at is null or looked_up_at < now() - interval '5 minutes')`,
  );
  for (const { number } of waiting) await lookUp(deps, number);
  return waiting.length === BATCH;
}

/** Ends orders whose hold is over and whose money is nowhere on its way. */
export async function expireOrders(deps: Expiring): Promise<boolean> {
  const { db, payments, line, log, tell } = deps;
  const ended = await takeWaiting(db, sql`held_until <= now()`);
  for (const { id: orderId, number } of ended) {
    const isUnpaid = await payments.end(number).catch((err: unknown) => {
      log.warn({ err, order: number }, 'the payment could not be ended');
      return false;
    });
    if (!(await lookUp(deps, number)) || !isUnpaid) continue;
    await transact(db, (trx) =>
      endOrder({ line, tell }, trx, {
        orderId,
        action: 'expire',
        by: 'system',
        why: 'Nobody paid in time.',
      }),
    );
  }
  return ended.length === BATCH;
}
