import { createHmac, createSecretKey } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import type { Db, Writer } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';

export interface RateLimit {
  /** What is counted, e.g. `sign-in/address`. */
  readonly name: string;
  /** Whose: an address, an account, a network. */
  readonly subject: string;
  readonly max: number;
  readonly seconds: number;
}

export interface RateLimiter {
  /** Counts one try against every limit, or none and resolves to the seconds to wait when one is used up. */
  take(limits: readonly RateLimit[]): Promise<number | null>;
  /** Gives one try back. */
  refund(limits: readonly RateLimit[]): Promise<void>;
  /** Forgets what was counted. */
  clear(limits: readonly RateLimit[]): Promise<void>;
  /** A statement that forgets the tries against some limits and gives one back to others, along with what it writes. */
  settling(limits: Settlement): Writer;
}

interface Settlement {
  readonly clear: readonly RateLimit[];
  readonly refund: readonly RateLimit[];
}

interface Counter {
  readonly key: string;
  readonly count: number;
  readonly wait: number;
}

// Sorted, so that two requests with limits in common lock them in the same order.
const countTries = prepareQuery<Counter>(
  'count tries',
  `insert into rate_limits as counter (key, count, resets_at)
   select key, 1, now() + make_interval(secs => seconds)
     from unnest($1::text[], $2::int[]) as taken (key, seconds)
    order by key
   on conflict (key) do update set
     count = case when counter.resets_at <= now() then 1 else counter.count + 1 end,
     resets_at = case when counter.resets_at <= now() then excluded.resets_at
       else counter.resets_at end
   returning key, count, ceil(extract(epoch from resets_at - now()))::int as wait`,
);

const giveBack = prepareQuery(
  'give a try back',
  'update rate_limits set count = count - 1 where key = any($1::text[]) and count > 1',
);

const forget = prepareQuery('forget tries', 'delete from rate_limits where key = any($1::text[])');

const oneOf = (keys: readonly string[]) => sql<SqlBool>`rate_limits.key = any(${keys}::text[])`;

/**
 * Counters in fixed windows, one statement for all limits of a request, so that parallel tries through any number of
 * processes can't slip by. A database that is down fails the request: limits never fail open.
 */
export function createRateLimiter(db: Db, secret: Buffer): RateLimiter {
  const hmacKey = createSecretKey(secret);
  // Keyed, so that the table reveals no address.
  const keyOf = ({ name, subject }: RateLimit): string =>
    `${name}:${createHmac('sha256', hmacKey).update(`${name}\0${subject}`).digest('base64url')}`;

  const refund = async (limits: readonly RateLimit[]): Promise<void> => {
    await giveBack(db, limits.map(keyOf));
  };

  const take = async (limits: readonly RateLimit[]): Promise<number | null> => {
    const maximum = new Map(limits.map((limit) => [keyOf(limit), limit.max]));
    const rows = await countTries(
      db,
      [...maximum.keys()],
      limits.map((limit) => limit.seconds),
    );
    const waits = rows
      .filter(({ key, count }) => count > (maximum.get(key) ?? 0))
      .map(({ wait }) => Math.max(1, wait));
    if (waits.length === 0) return null;
    // A refused try costs nothing: who is turned away at one form is not shut out of the others.
    await refund(limits);
    return Math.max(...waits);
  };

  const clear = async (limits: readonly RateLimit[]): Promise<void> => {
    await forget(db, limits.map(keyOf));
  };

  const settling = (limits: Settlement): Writer => {
    const [cleared, refunded] = [limits.clear.map(keyOf), limits.refund.map(keyOf)];
    return (
      db
        // Locked in the order in which they are counted.
        .with('tries', (qb) =>
          qb
            .selectFrom('rateLimits')
            .select('key')
            .where(oneOf([...cleared, ...refunded]))
            .orderBy('key')
            .forUpdate(),
        )
        .with('forgotten', (qb) =>
          qb
            .deleteFrom('rateLimits')
            .using('tries')
            .whereRef('rateLimits.key', '=', 'tries.key')
            .where(oneOf(cleared)),
        )
        .with('given_back', (qb) =>
          qb
            .updateTable('rateLimits')
            .from('tries')
            .set((eb) => ({ count: eb('count', '-', 1) }))
            .whereRef('rateLimits.key', '=', 'tries.key')
            .where(oneOf(refunded))
            .where('count', '>', 1),
        )
    );
  };

  return { take, refund, clear, settling };
}

export async function deleteElapsedLimits(db: Db): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('resetsAt', '<=', sql<string>`now()`)
    .execute();
}
