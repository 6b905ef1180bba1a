import type { z } from 'zod';
import { errorMessages, withoutLinks, type queryForm } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Db } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { visitorMailLimits } from '../../rate-limits/guest-mail-limits.ts';
import { isConfirmedAddress } from '../../guests/mailboxes.repository.ts';
import { createRateLimiter, type RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { insertQuery } from './queries.repository.ts';

export type Query = z.output<typeof queryForm>;

const HOUR = 3600;

interface QueryDependencies extends Pick<AppDependencies, 'config' | 'db' | 'outbox'> {
  readonly limiterKey: Buffer;
}

async function limit(limiter: RateLimiter, email: string, network: string): Promise<void> {
  const retryAfter = await limiter.take([
    { name: 'query/client', subject: network, max: 20, seconds: HOUR },
    // Anybody can type any address, and the receipt goes there.
    { name: 'query/address', subject: email.toLowerCase(), max: 5, seconds: HOUR },
  ]);
  if (retryAfter !== null)
    throw new AppError('rate-limited', errorMessages.rateLimited, { retryAfter });
}

/** The receipt to the sender; omits the question while the address is unconfirmed, because anybody can type any address. */
async function sendReceipt(
  { outbox, limiterKey }: QueryDependencies,
  trx: Db,
  { name, email, queryText }: Query,
): Promise<void> {
  if ((await createRateLimiter(trx, limiterKey).take(visitorMailLimits(email))) !== null) return;
  const confirmed = await isConfirmedAddress(trx, email);
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: {
      template: 'query-receipt',
      to: email,
      data: {
        name: withoutLinks(name, 30) || 'there',
        ...(confirmed ? { query: queryText } : {}),
      },
    },
  });
}

/** Stores the question, mails it to the team, and mails a receipt to the sender. */
export async function submitQuery(
  deps: QueryDependencies,
  query: Query,
  network: string,
): Promise<void> {
  const { config, db, outbox, limiterKey } = deps;
  const { name, email, phone, queryText } = query;
  await limit(createRateLimiter(db, limiterKey), email, network);
  await transact(db, async (trx) => {
    await insertQuery(trx, query);
    await outbox.enqueue(trx, {
      topic: 'mail',
      payload: {
        template: 'query-team',
        to: config.queryMailTo,
        data: { name, email, phone, query: queryText },
      },
    });
    await sendReceipt(deps, trx, query);
  });
}
