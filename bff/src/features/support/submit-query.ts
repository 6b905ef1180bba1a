import type { z } from 'zod';
import { errorMessages, withoutLinks, type queryForm } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createRateLimiter, type RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import type { GuestMailer } from '../mails/index.ts';
import { insertQuery } from './queries.repository.ts';

type Query = z.output<typeof queryForm>;

const HOUR = 3600;

interface QueryDependencies extends Pick<AppDependencies, 'config' | 'db' | 'outbox'> {
  readonly guestMailer: GuestMailer;
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
  { guestMailer }: QueryDependencies,
  trx: Db,
  { name, email: to, queryText: query }: Query,
): Promise<void> {
  await guestMailer.send(trx, {
    to,
    registryId: null,
    full: {
      template: 'query-receipt',
      to,
      data: { name: withoutLinks(name, 30) || 'there', query },
    },
    neutral: { template: 'query-receipt', to, data: { name: 'there' } },
  });
}

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
    await outbox.mail(trx, {
      template: 'query-team',
      to: config.queryMailTo,
      data: { name, email, phone, query: queryText },
    });
    await sendReceipt(deps, trx, query);
  });
}
