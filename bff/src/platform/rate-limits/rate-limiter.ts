import { createHmac, createSecretKey } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Db, Writer } from '../database/database.ts';
import {
  decrementCounters,
  deleteCounters,
  incrementCounters,
  readCounters,
  withSettledCounters,
} from './rate-limits.repository.ts';

/** Groups the addresses of one household: an IPv6 address counts as its /64, a mapped IPv4 address as itself. */
export const clientNetwork = (ip: string): string => normalizeIP(ip, 64);

export interface RateLimit {
  readonly name: string;
  readonly subject: string;
  readonly max: number;
  readonly seconds: number;
  readonly cost?: number;
}

export interface RateLimiter {
  /** Counts an attempt against every limit. When one is exceeded, counts none and resolves to the seconds to wait. */
  take(limits: readonly RateLimit[]): Promise<number | null>;
  isUsedUp(limit: RateLimit): Promise<boolean>;
  refund(limits: readonly RateLimit[]): Promise<void>;
  clear(limits: readonly RateLimit[]): Promise<void>;
  settling(limits: Settlement): Writer;
}

interface Settlement {
  readonly clear: readonly RateLimit[];
  readonly refund: readonly RateLimit[];
}

const costOf = ({ cost = 1 }: RateLimit): number => cost;

/**
 * Fixed-window counters in the database. One atomic statement counts all limits of a request, so parallel attempts through
 * several processes can't exceed a limit. When the database is down, the request fails.
 */
export function createRateLimiter(db: Db, secret: Buffer): RateLimiter {
  const hmacKey = createSecretKey(secret);
  // An HMAC, so the table contains no addresses.
  const keyOf = ({ name, subject }: RateLimit): string =>
    `${name}:${createHmac('sha256', hmacKey).update(`${name}\0${subject}`).digest('base64url')}`;

  const refund = async (limits: readonly RateLimit[]): Promise<void> => {
    await decrementCounters(db, limits.map(keyOf), limits.map(costOf));
  };

  const take = async (limits: readonly RateLimit[]): Promise<number | null> => {
    const maximum = new Map(limits.map((limit) => [keyOf(limit), limit.max]));
    const counters = await incrementCounters(
      db,
      [...maximum.keys()],
      limits.map((limit) => limit.seconds),
      limits.map(costOf),
    );
    const waits = counters
      .filter(({ key, count }) => count > (maximum.get(key) ?? 0))
      .map(({ wait }) => Math.max(1, wait));
    if (waits.length === 0) return null;
    // Rejected attempts don't count, so one exhausted limit doesn't exhaust the others.
    await refund(limits);
    return Math.max(...waits);
  };

  const isUsedUp = async (limit: RateLimit): Promise<boolean> => {
    const [counter] = await readCounters(db, [keyOf(limit)]);
    return (counter?.count ?? 0) >= limit.max;
  };

  const clear = async (limits: readonly RateLimit[]): Promise<void> => {
    await deleteCounters(db, limits.map(keyOf));
  };

  const settling = (limits: Settlement): Writer =>
    withSettledCounters(db, limits.clear.map(keyOf), limits.refund.map(keyOf));

  return { take, isUsedUp, refund, clear, settling };
}
