import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { guessableReason, type PasswordContext, errorMessages } from '@gift-registry/bff-contract';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import type { Account } from './accounts.repository.ts';
import { limitSignIn, signInLimits } from './auth-limits.ts';

let passwords: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Loaded when somebody first chooses a password: the dictionaries take 16 MB of memory. */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> => (passwords ??= load());

/** Throws before any limit is counted or link is consumed, so that the person can choose again. */
export async function rejectGuessablePassword(
  password: string,
  context: PasswordContext,
): Promise<void> {
  const reason = guessableReason(password, context, await loadCommonPasswords());
  if (reason) throw new AppError('invalid-input', reason, { field: 'password' });
}

interface CheckedPasswords {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
}

export async function checkPassword(
  { db, limiter, passwords }: CheckedPasswords,
  account: Account | undefined,
  password: string,
  requester: Requester,
  field = 'password',
): Promise<void> {
  if (!account) throw new AppError('unauthenticated', 'Please sign in again.');
  const { id: userId, email } = account.login.user;
  await limitSignIn(limiter, email, requester);
  const { address, client, all } = signInLimits(email, requester);
  const matches = await passwords
    .matches(account.passwordHash, password)
    .catch(async (error: unknown) => {
      // The password was not checked, so the try doesn't count.
      await limiter.refund(all);
      throw error;
    });
  if (!matches) {
    await insertAuditEntry(db, requester, {
      action: 'identity-not-confirmed',
      userId,
      method: 'password',
    });
    // Not 401: the session is still valid.
    throw new AppError('invalid-credentials', 'This is not your password. Please try again.', {
      status: 403,
      field,
    });
  }
  await limiter.clear(address);
  await limiter.refund(client);
}

export interface Passwords {
  hash(password: string): Promise<string>;
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

interface PasswordLimits {
  readonly concurrency?: number;
  /** Hashes that may wait; further ones fail with `unavailable`. */
  readonly queueSize?: number;
}

/** OWASP's parameters of argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and one of libuv's four threads, which files and DNS need too.
const CONCURRENCY = Math.min(availableParallelism(), 3);
const QUEUE_SIZE = 100;
const RETRY_SECONDS = 5;

// Two keyboards may compose the same accent differently.
const normalized = (password: string): string => password.normalize('NFC');

export function createPasswords({
  concurrency = CONCURRENCY,
  queueSize = QUEUE_SIZE,
}: PasswordLimits = {}): Passwords {
  const dummyHash = hash(randomBytes(32), cost);
  const limit = pLimit(concurrency);

  const limited = async <T>(task: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queueSize)
      throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: RETRY_SECONDS });
    return limit(task);
  };

  return {
    hash: (password) => limited(() => hash(normalized(password), cost)),
    matches: (passwordHash, password) =>
      limited(async () => {
        const matched = await verify(passwordHash ?? (await dummyHash), normalized(password));
        return matched && typeof passwordHash === 'string';
      }),
  };
}
