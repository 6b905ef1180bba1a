import type { z } from 'zod';
import { errorMessages, type queryForm } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { insertQuery } from './queries.repository.ts';

export type Query = z.output<typeof queryForm>;

const HOUR = 3600;

interface QueryDependencies extends Pick<AppDependencies, 'config' | 'db' | 'outbox'> {
  readonly limiter: RateLimiter;
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

/** Stores the question, mails it to the team, and mails a receipt to the sender. */
export async function submitQuery(
  { config, db, outbox, limiter }: QueryDependencies,
  query: Query,
  network: string,
): Promise<void> {
  const { name, email, phone, queryText } = query;
  await limit(limiter, email, network);
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
    await outbox.enqueue(trx, {
      topic: 'mail',
      payload: { template: 'query-receipt', to: email, data: { name, query: queryText } },
    });
  });
}
